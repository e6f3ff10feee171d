// A local ESLint rule: names of the API only in calls of the client; replies are mapped in apps/web/src/shared/models.
const SNAKE_CASE = /^[a-z]+(_[a-z]+)+$/;
const ABBREVIATIONS = new Set([
  ...['pid', 'pname', 'sid', 'fid', 'tid', 'tname', 'tinitial'],
  ...['sdate', 'edate', 'numero', 'vtime', 'ctime', 'oblivion'],
]);

const isWireName = (name) => SNAKE_CASE.test(name) || ABBREVIATIONS.has(name);

/** Whether an expression is the client or a part of it: `api`, `api.files`, `api.files.list`. */
function isClient(node) {
  if (node.type === 'MemberExpression') return isClient(node.object);
  return node.type === 'Identifier' && node.name === 'api';
}

/** Whether a name is a key of an object that the client is called with. */
function isSent(node) {
  if (node.parent?.type !== 'Property' || node.parent.key !== node) return false;
  for (let { parent } = node; parent; { parent } = parent) {
    if (parent.type === 'CallExpression') return isClient(parent.callee);
  }
  return false;
}

export const wireNames = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Disallow names of the API outside of its calls' },
    schema: [],
    messages: { wire: "'{{name}}' is a name of the API: map it in shared/models (docs/architecture.md)." },
  },
  create: (context) => ({
    Identifier(node) {
      const { name } = node;
      if (isWireName(name) && !isSent(node)) context.report({ node, messageId: 'wire', data: { name } });
    },
  }),
};
