export const search = {
  title: '搜索',
  hint: '输入描述、相册、标签或日期，也可以输入拼音',
  nothing: '没有找到符合的照片',
  clearFilters: '清除筛选',
  album: '相册',
  tag: '标签',
} as const;
