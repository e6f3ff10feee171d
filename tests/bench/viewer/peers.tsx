import '@xiangji/ui/theme.css';
import '@xiangji/ui/reset.css';
import { type PhotoItem, PhotoViewer } from '@xiangji/photo-viewer';
import PhotoSwipe from 'photoswipe';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { addressOf, COUNT, heightOf, WIDTHS } from './photos.ts';

/**
 * Sets a library up, closed, as an application would at its start, with a button that opens the first photo.
 */
type Peer = (root: HTMLElement) => void;

const FULL = WIDTHS[2];
const size = { width: FULL, height: heightOf(FULL) };

/** The photos in the form that a library takes, as they come from a server; a page holds those of its library only. */
function photosAs<Photo>(photo: (index: number) => Photo): Photo[] {
  return JSON.parse(JSON.stringify(Array.from({ length: COUNT }, (_, index) => photo(index))));
}

interface ViewProps<Photo> {
  open: boolean;
  index: number;
  onIndex: (index: number) => void;
  photos: Photo[];
}

/** The application knows at which photo the viewer is, as it does for its address and its title. */
function fromReact<Photo>(
  photo: (index: number) => Photo,
  View: (props: ViewProps<Photo>) => React.ReactNode,
): Peer {
  return (root) => show(root, photosAs(photo), View);
}

function show<Photo>(
  root: HTMLElement,
  photos: Photo[],
  View: (props: ViewProps<Photo>) => React.ReactNode,
): void {
  function Host() {
    const [open, setOpen] = useState(false);
    const [index, onIndex] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          open
        </button>
        <output>
          {index + 1} / {COUNT}
        </output>
        <View {...{ open, index, onIndex, photos }} />
      </>
    );
  }
  const react = createRoot(root);
  flushSync(() => react.render(<Host />));
}

const ours = (index: number): PhotoItem => ({
  ...size,
  id: `photo-${index}`,
  src: addressOf(index, FULL),
  srcSet: WIDTHS.slice(0, 2).map((width) => ({ src: addressOf(index, width), width })),
});

function Ours({ open, index, onIndex, photos }: ViewProps<PhotoItem>) {
  return <PhotoViewer {...{ open, index, photos }} onIndexChange={onIndex} />;
}

const slide = (index: number) => ({
  ...size,
  src: addressOf(index, FULL),
  srcSet: WIDTHS.map((width) => ({ src: addressOf(index, width), width, height: heightOf(width) })),
});

const plugins = [Zoom];
const animation = { fade: 0, swipe: 0, navigation: 0, zoom: 0 };

function Yarl({ open, onIndex, photos: slides }: ViewProps<ReturnType<typeof slide>>) {
  return <Lightbox {...{ open, slides, plugins, animation }} on={{ view: ({ index }) => onIndex(index) }} />;
}

const source = (index: number) => ({
  ...size,
  src: addressOf(index, FULL),
  msrc: addressOf(index, WIDTHS[0]),
  srcset: WIDTHS.map((width) => `${addressOf(index, width)} ${width}w`).join(', '),
});

/** In an effect, as its guide for React does. */
function Swipe({ open, onIndex, photos }: ViewProps<ReturnType<typeof source>>) {
  useEffect(() => {
    if (!open) return;
    const swipe = new PhotoSwipe({ dataSource: photos, index: 0, showHideAnimationType: 'none' });
    swipe.on('change', () => onIndex(swipe.currIndex));
    swipe.init();
    return () => swipe.destroy();
  }, [open, onIndex, photos]);
  return null;
}

/**
 * Each as its guide sets it up in an application of React, with its own preloading, without animations of opening and
 * paging.
 */
export const peers: Readonly<Record<string, Peer>> = {
  '@xiangji/photo-viewer': fromReact(ours, Ours),
  PhotoSwipe: fromReact(source, Swipe),
  'yet-another-react-lightbox': fromReact(slide, Yarl),
};
