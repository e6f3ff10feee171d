// @vitest-environment node
// The programs of api-client's README, against replies as a server gives them. The consumer test runs one against the server.
import { UPLOAD_PATHS } from '@xiangji/api-client/contract';
import { expect, it, vi } from 'vitest';
import { encryptionKey } from '../../apps/web/src/test/encryptionKey.ts';
import { blocksOf } from './readmeModules.ts';

vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  openAsBlob: async () => new Blob(['photo']),
}));

const replies: Record<string, unknown> = {
  '/oapi/auth': encryptionKey,
  [UPLOAD_PATHS.PHOTO]: { file: { id: 'photo' }, domain: '' },
};

it.each(blocksOf('api-client').map(([path], index) => ({ index, path })))(
  'runs program $index',
  async ({ index, path }) => {
    const paths: string[] = [];
    vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      paths.push(pathname);
      return Response.json([0, '', replies[pathname] ?? { csrf_token: 'token', list: [], id: 'album' }]);
    });
    await import(/* @vite-ignore */ path);
    expect(paths.at(-1)).toBe(['/api/files', UPLOAD_PATHS.PHOTO][index]);
  },
);
