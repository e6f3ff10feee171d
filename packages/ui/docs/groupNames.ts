/** The groups of the sidebar, and the name of its docs pages, in Chinese. */
const CHINESE: Readonly<Record<string, string>> = {
  Foundations: '设计基础',
  Forms: '表单',
  Patterns: '设计模式',
  Primitives: '基础组件',
  'Photo grid': '照片网格',
  'Photo viewer': '看图',
  Cropper: '裁剪',
  Blocks: '产品部件',
  'Api client': '接口客户端',
  Locale: '语言与方向',
  Web: '网页应用',
  Changelog: '更新记录',
  Docs: '文档',
};

/** Adds the Chinese name to that of a group. The ids of stories contain only the English one. */
export function groupName(name: string): string {
  const chinese = CHINESE[name];
  return chinese ? `${name} ${chinese}` : name;
}
