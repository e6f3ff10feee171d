import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const name = 'mockServiceWorker.js';

/**
 * Serves msw's worker from its package in development, tests and the static build, so that the versions never differ.
 */
export function mockServiceWorker(): Plugin {
  const source = readFileSync(createRequire(import.meta.url).resolve(`msw/${name}`), 'utf8');
  return {
    name: 'xiangji-mock-service-worker',
    configureServer(server) {
      server.middlewares.use(`/${name}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.setHeader('service-worker-allowed', '/');
        response.end(source);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: name, source });
    },
  };
}
