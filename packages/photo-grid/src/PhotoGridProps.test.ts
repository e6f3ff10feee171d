import type { PhotoItem } from '@xiangji/internal/items';
import { expectTypeOf, it } from 'vitest';
import type { PhotoGridProps } from './PhotoGridProps.ts';
import type { PhotoSource } from './source/photoSource.ts';

it('accepts photos or a source, and not both', () => {
  expectTypeOf<{ photos: PhotoItem[] }>().toExtend<PhotoGridProps>();
  expectTypeOf<{ source: PhotoSource }>().toExtend<PhotoGridProps>();
  expectTypeOf<{ photos: PhotoItem[]; source: PhotoSource }>().not.toExtend<PhotoGridProps>();
});
