export const search = {
  title: '搜索',
  hint: '输入描述、相册、地点或日期，也可以输入拼音',
  nothing: '没有找到符合的照片',
  clearFilters: '清除筛选',
} as const;
