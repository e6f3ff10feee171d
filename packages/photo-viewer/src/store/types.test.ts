import type { PhotoItem } from '@xiangji/internal/items';
import { expectTypeOf, it } from 'vitest';
import type { PhotoSource } from '../items.ts';
import type { PhotoViewerProps } from '../PhotoViewer.tsx';
import type { RootProps } from '../parts/Root.tsx';
import type { ViewerOptions } from './types.ts';

it('accepts photos or a source, and not both', () => {
  expectTypeOf<{ photos: PhotoItem[] }>().toExtend<ViewerOptions & RootProps & PhotoViewerProps>();
  expectTypeOf<{ source: PhotoSource }>().toExtend<ViewerOptions & RootProps & PhotoViewerProps>();
  expectTypeOf<{ photos: PhotoItem[]; source: PhotoSource }>().not.toExtend<ViewerOptions>();
  expectTypeOf<{ photos: PhotoItem[]; source: PhotoSource }>().not.toExtend<RootProps>();
  expectTypeOf<{ photos: PhotoItem[]; source: PhotoSource }>().not.toExtend<PhotoViewerProps>();
});
