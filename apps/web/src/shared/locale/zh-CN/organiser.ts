export const organiser = {
  saved: '相册批量保存成功',
  takenBack: '已恢复到保存前',
  saveFailed: '没有保存：{reason}。您的改动都还在，可以再试。',
  leaveTitle: '放弃未保存的改动？',
  leaveText: '离开后，这次整理的内容不会保存。',
  leaveGo: '放弃改动',
  leaveStay: '继续整理',
} as const;
