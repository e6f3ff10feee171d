export const similar = {
  title: '相似照片',
  back: '返回统计',
  toGain: '发现 {groups, number} 组相似照片，按建议清理可释放 {size}。删除前由您逐组确认。',
  none: '没有发现相似的照片。',
  review: '查看并清理',
  dismissed: '不再列出这组照片',
} as const;
