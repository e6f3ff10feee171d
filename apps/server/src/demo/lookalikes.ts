import sharp from 'sharp';
import { originalKey, withLocalCopy } from '../storage/index.ts';
import { type DemoPicture, type Media, storeBytes } from './pictures.ts';

/** Scenes that the demo has copies of, each in another size and another brightness. */
const SCENES = 4;
/** A demo with fewer pictures has no copies. */
const LEAST_PICTURES = 40;
const PART = 0.5;
const BRIGHTNESS = 1.08;
const QUALITY = 70;

/** Stores smaller and brighter copies of some pictures, as messengers and editors make them; returns them with their originals. */
export async function makeLookalikes(pictures: readonly DemoPicture[], media: Media): Promise<DemoPicture[]> {
  if (pictures.length < LEAST_PICTURES) return [];
  const scenes = pictures.filter(({ meta }) => typeof meta.hash === 'string').slice(0, SCENES);
  const groups = scenes.map(async (scene) => {
    const original = await withLocalCopy(media.store, originalKey(scene.sha256), (path) =>
      sharp(path).toBuffer(),
    );
    const smaller = sharp(original).resize(Math.round(scene.meta.width * PART));
    const brighter = sharp(original).modulate({ brightness: BRIGHTNESS });
    const copies = [smaller, brighter].map(async (copy) =>
      storeBytes(await copy.jpeg({ quality: QUALITY }).toBuffer(), media),
    );
    return [scene, ...(await Promise.all(copies))];
  });
  return (await Promise.all(groups)).flat();
}
