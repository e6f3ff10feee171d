import '@xiangji/ui/theme.css';
import '@xiangji/ui/reset.css';
import { type Area, CoverCropper } from '@xiangji/cropper';
import { LocaleProvider } from '@xiangji/locale';
import { type PhotoItem, PhotoViewer } from '@xiangji/photo-viewer';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

const { searchParams } = new URL(location.href);

const photo = (name: string, width: number, height: number): PhotoItem => ({
  id: name,
  name,
  width,
  height,
  srcSet: [{ src: `/photos/${name}-small.webp`, width: 320 }],
  src: `/photos/${name}.jpg`,
});
const kinds: readonly PhotoItem[] = [
  photo('landscape', 1600, 1067),
  photo('portrait', 900, 1200),
  {
    ...photo('live', 480, 640),
    type: 'live',
    srcSet: [{ src: '/photos/live.jpg', width: 480 }],
    video: '/photos/live.webm',
  },
  {
    ...photo('film', 1920, 1080),
    type: 'video',
    src: undefined,
    srcSet: [{ src: '/photos/live.jpg', width: 480 }],
    video: '/photos/film.mp4',
  },
];

/**
 * All types, or with `still` photos alone, so many that some are fetched before they are next to the current one.
 */
const items = searchParams.has('still')
  ? Array.from({ length: 5 }, (_, at) => ({
      ...photo('landscape', 1600, 1067),
      id: `still-${at}`,
      name: `still ${at}`,
    }))
  : kinds;

/** Some tiles, as in a grid, and the viewer that expands from them. */
function Album() {
  const [index, setIndex] = useState<number>();
  const tiles = useRef(new Map<number, HTMLElement>());
  return (
    <main>
      <h1>Album</h1>
      {items.map((item, at) => (
        <button
          key={item.id}
          type="button"
          aria-label={`open ${item.name}`}
          style={{ padding: 0, border: 0, margin: 8 }}
          ref={(element) => {
            if (element) tiles.current.set(at, element);
          }}
          onClick={() => setIndex(at)}
        >
          <img
            src={item.srcSet?.[0]?.src}
            alt=""
            width={100}
            height={Math.round((100 * item.height) / item.width)}
          />
        </button>
      ))}
      <PhotoViewer
        open={index !== undefined}
        index={index ?? 0}
        photos={items}
        onIndexChange={setIndex}
        onOpenChange={() => setIndex(undefined)}
        openFrom={() => tiles.current.get(index ?? 0) ?? null}
      />
    </main>
  );
}

/** The cover cropper and the values that it would send. */
function Cover() {
  const [file, setFile] = useState<Blob>();
  const [area, setArea] = useState<Area>();
  useEffect(() => {
    const open = async () => setFile(await (await fetch('/photos/landscape.jpg')).blob());
    void open();
  }, []);
  return (
    <main>
      <h1>Cover</h1>
      {file && (
        <CoverCropper
          image={file}
          frameSize={{ width: 270, height: 360 }}
          onReady={({ areaPixels }) => setArea(areaPixels)}
          onCropChange={setArea}
        />
      )}
      <output aria-label="rect">{area && [area.x, area.y, area.width, area.height].join(' ')}</output>
    </main>
  );
}

const root = document.getElementById('root');
document.title = 'Stage';
document.documentElement.lang = 'zh-CN';
document.documentElement.dataset.theme = searchParams.get('theme') ?? 'light';
if (root)
  createRoot(root).render(
    <LocaleProvider locale="zh-CN">{searchParams.has('cover') ? <Cover /> : <Album />}</LocaleProvider>,
  );
