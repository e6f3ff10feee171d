import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const SERVICES = new URL('../../apps/server/src/app.ts', import.meta.url);
const ALIPAY = new URL('../../apps/server/src/payment/alipay.ts', import.meta.url);
/** Prints whether a process that loads a module has also loaded crypto-js, which is CommonJS. */
const LOADING = `const { createRequire } = await import('node:module');
await import(process.argv[1]);
const loaded = Object.keys(createRequire(import.meta.url).cache);
console.log(loaded.some((path) => path.includes('crypto-js')));`;

async function loadsCryptoJs(module: URL): Promise<string> {
  const args = ['--no-warnings', '--input-type=module', '-e', LOADING, module.href];
  return (await promisify(execFile)(process.execPath, args)).stdout.trim();
}

it('loads the payment SDK, and the unmaintained crypto-js in it, only where Alipay is set up', async () => {
  expect(await loadsCryptoJs(SERVICES)).toBe('false');
  expect(await loadsCryptoJs(ALIPAY)).toBe('true');
});
