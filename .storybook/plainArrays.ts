import type { Plugin } from 'vite';

const ours = /\/packages\/[^/]+\/src\/(?!.*\.(stories|test)\.).*\.tsx$/;

/** What reads the props for their tables knows no `readonly X[]` and calls it unknown: before it, the word becomes as many spaces. */
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
