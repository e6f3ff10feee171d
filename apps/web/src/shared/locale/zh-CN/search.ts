export const search = {
  title: '搜索',
  hint: '输入描述、相册、地点或日期，也可以输入拼音',
  nothing: '没有找到符合的照片',
  clearFilters: '清除筛选',
  album: '相册',
  tag: '标签',
  place: '地点',
} as const;
