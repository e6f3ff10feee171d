import { fileURLToPath } from 'node:url';
import { BASE_URL } from './settings.ts';
import { ensureStorybook } from './storybook.ts';

// Workers read this file too; only the first process of a run builds, before the stories are listed.
if (process.env.TEST_WORKER_INDEX === undefined) ensureStorybook();

/** The built Storybook, served for a whole run. */
export const storybookServer = {
  command: `"${process.execPath}" serve.ts`,
  cwd: fileURLToPath(new URL('.', import.meta.url)),
  url: `${BASE_URL}/index.json`,
  reuseExistingServer: false,
};
