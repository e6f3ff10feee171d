import { describe, expect, it } from 'vitest';
import { acceptAttribute, isMovie, pickFiles } from './pickFiles.ts';

const make = (name: string, type = '') => new File(['x'], name, { type });

describe('picking files', () => {
  it('takes the lists of the specification, by type or by name', () => {
    const files = [make('a.HEIC'), make('b.webp', 'image/webp'), make('c.tif', 'image/tiff'), make('d.JPG')];
    expect(pickFiles(files, { video: false }).accepted).toHaveLength(4);
  });

  it('reports the rest with each extension once, and says nothing of system files', () => {
    const files = [
      make('a.webp'),
      make('b.avif'),
      make('c.avif'),
      make('Thumbs.db'),
      make('.DS_Store'),
      make('README'),
    ];
    expect(pickFiles(files, { video: false })).toEqual({
      accepted: [],
      unsupported: { count: 4, extensions: ['webp', 'avif', 'README'] },
    });
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
