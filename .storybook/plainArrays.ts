import type { Plugin } from 'vite';

const ours = /\/packages\/[^/]+\/src\/(?!.*\.(stories|test)\.).*\.tsx$/;

/** The docgen calls `readonly X[]` unknown: this replaces the word by as many spaces. */
export function plainArrays(): Plugin {
  return {
    name: 'xiangji-plain-arrays',
    enforce: 'pre',
    transform: {
      order: 'pre',
      handler: (code, id) =>
        ours.test(id)
          ? { code: code.replaceAll(/\breadonly (?=[\w(])/g, ' '.repeat('readonly '.length)), map: null }
          : undefined,
    },
  };
}
