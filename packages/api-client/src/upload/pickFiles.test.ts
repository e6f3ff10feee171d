import { describe, expect, it } from 'vitest';
import { acceptAttribute, isMovie, pickFiles } from './pickFiles.ts';

const make = (name: string, type = '') => new File(['x'], name, { type });

describe('picking files', () => {
  it('takes the lists of the specification, by type or by name', () => {
    const files = [
      make('a.HEIC'),
      make('b.webp', 'image/webp'),
      make('c.tif', 'image/tiff'),
      make('d.JPG'),
      make('e.avif'),
    ];
    expect(pickFiles(files, { video: false }).accepted).toHaveLength(5);
  });

  it('reports the rest with each extension once', () => {
    const files = [make('a.webp'), make('b.psd'), make('c.psd'), make('README')];
    expect(pickFiles(files, { video: false })).toEqual({
      accepted: [],
      unsupported: { count: 4, extensions: ['webp', 'psd', 'README'] },
      leftOut: 0,
    });
  });

  it.each([
    'Thumbs.db',
    'THUMBS.DB',
    'Desktop.ini',
    '.DS_Store',
    '._IMG_0001.JPG',
    'DCIM/.hidden.jpg',
    'IMG_0001.JPG.json',
    'IMG_0001.xmp',
    'IMG_0001.AAE',
    'MVI_0001.THM',
    'DCIM/.thumbnails/1.jpg',
    'Photos/@eaDir/a.jpg/SYNOPHOTO_THUMB_M.jpg',
    'trip/__MACOSX/a.jpg',
    '$RECYCLE.BIN/a.jpg',
  ])('says nothing of %s, and leaves it out', (path) => {
    const file = make(path.split('/').at(-1) ?? '');
    Object.defineProperty(file, 'webkitRelativePath', { value: path.includes('/') ? path : '' });
    expect(pickFiles([file], { video: true })).toEqual({
      accepted: [],
      unsupported: { count: 0, extensions: [] },
      leftOut: 1,
    });
  });

  it('accepts a hidden photo if the user selected the file itself', () => {
    const file = make('.hidden.jpg');
    expect(pickFiles([file], { video: false }).accepted).toEqual([file]);
  });

  it('takes videos only where the server does', () => {
    const movie = make('a.mov', 'video/quicktime');
    expect(pickFiles([movie], { video: false }).accepted).toEqual([]);
    expect(pickFiles([movie], { video: true }).accepted).toEqual([movie]);
    expect(acceptAttribute({ video: false })).not.toContain('video/');
    expect(acceptAttribute({ video: true })).toContain('video/mp4');
    expect([movie, make('B.MP4'), make('c.jpg'), make('mov')].map(isMovie)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
