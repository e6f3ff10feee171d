import { parseArgs } from 'node:util';
import { readSettings } from '../settings/settings.ts';
import { createDemo, DEMO } from './createDemo.ts';

/**
 * `pnpm demo --photos 2000`: an account full of albums, sets and photos, with shares, deleted photos, orders, sign-ins
 * and invitations, to look at and to measure.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { photos: { type: 'string', default: '2000' }, examples: { type: 'string' } },
    allowPositionals: true,
  });
  const photos = Number(values.photos);
  if (!Number.isInteger(photos) || photos < 1)
    throw new RangeError('--photos takes a whole number from 1 up');
  const started = performance.now();
  const settings = readSettings(process.env);
  const demo = await createDemo({ settings, photos, examples: values.examples, log: console.log });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    demo
      ? `${photos} photos in ${demo.albums} albums in ${seconds} s. Sign in as ${DEMO.EMAIL} with ${DEMO.PASSWORD}.`
      : `${DEMO.EMAIL} exists already. Choose another DATA_DIR for another demo.`,
  );
}

await main();
