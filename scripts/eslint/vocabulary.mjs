// A local ESLint rule: no words that docs/glossary.md bans, in code and in Markdown.
import { basename } from 'node:path';
import { IDENTIFIER_WORDS, IDENTIFIERS, PHRASES, WIRE_NAMES } from './banned.mjs';

const WORD = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g;
const TEST_CALLS = new Set(['describe', 'it', 'test']);

/** The banned words of an identifier, with what to use instead. */
function bannedIn(name) {
  const whole = Object.hasOwn(IDENTIFIERS, name) ? [[name, IDENTIFIERS[name]]] : [];
  const words = (name.match(WORD) ?? []).map((word) => word.toLowerCase());
  return [
    ...whole,
    ...words
      .filter((word) => Object.hasOwn(IDENTIFIER_WORDS, word))
      .map((word) => [word, IDENTIFIER_WORDS[word]]),
  ];
}

/** `it` of `it`, `it.each(…)`, `test.describe.skip`. */
function calledName(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return calledName(callee.object);
  if (callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression')
    return calledName(callee.callee ?? callee.tag);
  return undefined;
}

function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join(' ');
  return undefined;
}

/** A comment without its stars and line breaks, and without code in backticks. */
function prose(text) {
  return text
    .replace(/^\s*\*+ ?/gm, '')
    .replace(/`[^`]*`/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

export const vocabulary = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Disallow words that docs/glossary.md bans' },
    schema: [{ type: 'object', properties: { texts: { type: 'boolean' } }, additionalProperties: false }],
    messages: {
      identifier: "'{{name}}': use {{instead}} instead of '{{word}}' (docs/glossary.md).",
      phrase: "'{{found}}': use {{instead}} (docs/glossary.md).",
    },
  },
  create(context) {
    const { sourceCode, filename } = context;
    const [{ texts = false } = {}] = context.options;
    const isStory = filename.includes('.stories.');
    const seen = new Set();

    function checkName(node, name) {
      // Icons have lucide's names.
      if (seen.has(name) || WIRE_NAMES.has(name) || name.endsWith('Icon')) return;
      seen.add(name);
      for (const [word, instead] of bannedIn(name))
        context.report({ node, messageId: 'identifier', data: { name, word, instead } });
    }

    function checkProse(node, text) {
      for (const { pattern, instead } of PHRASES) {
        const found = pattern.exec(prose(text))?.[0].trim();
        if (found)
          context.report({ loc: node.loc ?? node.position, messageId: 'phrase', data: { found, instead } });
      }
    }

    if (sourceCode.ast.type === 'root') return { text: (node) => checkProse(node, node.value) };
    return {
      Program(node) {
        checkName(node, basename(filename).split('.')[0]);
        for (const comment of sourceCode.getAllComments()) checkProse(comment, comment.value);
      },
      Identifier: (node) => checkName(node, node.name),
      JSXIdentifier: (node) => checkName(node, node.name),
      PrivateIdentifier: (node) => checkName(node, node.name),
      CallExpression(node) {
        if (!TEST_CALLS.has(calledName(node.callee))) return;
        const title = textOf(node.arguments[0]);
        if (title) checkProse(node.arguments[0], title);
      },
      Property(node) {
        const isText = texts || (isStory && node.key.type === 'Identifier' && node.key.name === 'name');
        const text = isText && textOf(node.value);
        if (text) checkProse(node.value, text);
      },
    };
  },
};
