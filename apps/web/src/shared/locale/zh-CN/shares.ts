export const shares = {
  empty: '暂无分享辑',
  toAlbums: '去相册里分享',
  loadFailed: '分享辑列表加载失败，重新加载',
  refreshFailed: '分享辑列表刷新失败，请稍后重试',
  list: '分享辑列表',
  total: '共 {count, number} 个分享辑',
  sort: '排序',
  reload: '刷新',
  manage: '管理分享辑',
  selected: '{count, plural, =0 {选择分享辑} other {已选择 # 个分享辑}}',
  actions: '所选分享辑的操作',
} as const;
