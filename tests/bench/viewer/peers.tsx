import '@xiangji/ui/theme';
import { PhotoViewer, type ViewerItem } from '@xiangji/photo-viewer';
import PhotoSwipe from 'photoswipe';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { addressOf, COUNT, heightOf, WIDTHS } from './photos.ts';

/** Sets a library up, closed, as an application would at its start, with a button that opens the first photo. */
type Peer = (root: HTMLElement) => void;

const FULL = WIDTHS[2];
const size = { width: FULL, height: heightOf(FULL) };
const all = Array.from({ length: COUNT }, (_, index) => index);

type ViewProps = { open: boolean; index: number; onIndex: (index: number) => void };

/** The application knows at which photo the viewer is, as it does for its address and its title. */
function fromReact(root: HTMLElement, View: (props: ViewProps) => React.ReactNode): void {
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
        <View {...{ open, index, onIndex }} />
      </>
    );
  }
  const react = createRoot(root);
  flushSync(() => react.render(<Host />));
}

const items = all.map(
  (index): ViewerItem => ({
    ...size,
    id: `photo-${index}`,
    type: 1,
    thumbnails: [
      [WIDTHS[0], addressOf(index, WIDTHS[0])],
      [WIDTHS[1], addressOf(index, WIDTHS[1])],
    ],
    source: addressOf(index, FULL),
  }),
);
const itemAt = (index: number) => items[index];
const nothing = () => {};

function Ours({ open, index, onIndex }: ViewProps) {
  return (
    <PhotoViewer
      {...{ open, index, count: COUNT, getItem: itemAt }}
      onIndexChange={onIndex}
      onClose={nothing}
    />
  );
}

const slides = all.map((index) => ({
  ...size,
  src: addressOf(index, FULL),
  srcSet: WIDTHS.map((width) => ({ src: addressOf(index, width), width, height: heightOf(width) })),
}));

const plugins = [Zoom];
const animation = { fade: 0, swipe: 0, navigation: 0, zoom: 0 };

function Yarl({ open, onIndex }: ViewProps) {
  return <Lightbox {...{ open, slides, plugins, animation }} on={{ view: ({ index }) => onIndex(index) }} />;
}

const sources = all.map((index) => ({
  ...size,
  src: addressOf(index, FULL),
  msrc: addressOf(index, WIDTHS[0]),
  srcset: WIDTHS.map((width) => `${addressOf(index, width)} ${width}w`).join(', '),
}));

/** From an effect, as its guide for React has it. */
function Swipe({ open, onIndex }: ViewProps) {
  useEffect(() => {
    if (!open) return;
    const swipe = new PhotoSwipe({ dataSource: sources, index: 0, showHideAnimationType: 'none' });
    swipe.on('change', () => onIndex(swipe.currIndex));
    swipe.init();
    return () => swipe.destroy();
  }, [open, onIndex]);
  return null;
}

/**
 * Each as its guide sets it up in an application of React, with its own preloading, without animations of opening and
 * paging.
 */
export const peers: Readonly<Record<string, Peer>> = {
  '@xiangji/photo-viewer': (root) => fromReact(root, Ours),
  PhotoSwipe: (root) => fromReact(root, Swipe),
  'yet-another-react-lightbox': (root) => fromReact(root, Yarl),
};
