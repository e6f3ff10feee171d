import { test } from '@playwright/test';
import {
  buildConsumer,
  createTestFolder,
  removeTestFolder,
  startConsumer,
  type TestFolder,
} from './install.ts';

/**
 * Installs, builds and starts an application for the tests of a file, which responds at `page`. Returns a function that
 * returns its address.
 */
export function serveConsumer(name: string, packages: readonly string[], page = ''): () => string {
  let testFolder: TestFolder | undefined;
  let server: Awaited<ReturnType<typeof startConsumer>> | undefined;
  test.beforeAll(async () => {
    testFolder = createTestFolder(packages);
    server = await startConsumer(buildConsumer(name, testFolder), page);
  });
  test.afterAll(() => {
    server?.stop();
    if (testFolder) removeTestFolder(testFolder);
  });
  return () => server?.address ?? '';
}
