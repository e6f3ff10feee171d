export const albumEdit = {
  introUnsaved: '简介太长，还没有保存。确定关闭吗？',
  coverConfirm: '确定',
  coverCancel: '取消',
  coverReplaced: '现在的封面会被替换。',
  coverUpdated: '封面更新成功',
  coverFailed: '封面更新失败',
  coverUploadFailed: '封面上传出错，请重试',
  coverSystemFailed: '系统出错，请重新选择封面',
  coverSet: '封面设置成功',
  updateFailed: '更新失败',
  saved: '已保存',
} as const;
