import { Story } from '@storybook/addon-docs/blocks';
import { type SyntheticEvent, useContext, useEffect, useRef, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { breakpoints } from '../src/theme/breakpoints.ts';
import * as css from './docs.css.ts';
import { StoryName } from './parts.tsx';
import { ToolbarContext } from './ToolbarContext.ts';

/** A whole screen, or one with its own mocked network, which all stories of a page would share. */
function isScreen({ parameters }: PreparedStory): boolean {
  return parameters.msw !== undefined || (parameters.layout === 'fullscreen' && !parameters.guide);
}

/** Returns the width of the story's device. Without it, a phone's bar would be as wide as the page. */
function widthOf({ storyGlobals, parameters }: PreparedStory): string | undefined {
  return parameters.viewport?.options?.[storyGlobals.viewport?.value]?.styles.width;
}

/**
 * Returns the minimum width of an iframe. A PHONE story may shrink on the reader's phone; a PAD or PC story
 * may not, because it would show another layout.
 */
function leastWidthOf(width: string | undefined): number | undefined {
  const px = Number.parseInt(width ?? '', 10);
  return px > breakpoints.phone ? Math.min(px, breakpoints.pad + 1) : undefined;
}

/** The border of an iframe, above and below (px). */
const FRAME_BORDERS = 2;

/** Returns a handler of an iframe's load that keeps the iframe as high as its page. */
function useFittedHeight() {
  const observer = useRef<ResizeObserver>(undefined);
  useEffect(() => () => observer.current?.disconnect(), []);
  return ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
    const root = frame.contentDocument?.documentElement;
    observer.current?.disconnect();
    if (!root) return;
    observer.current = new ResizeObserver(() => {
      if (root.offsetHeight > 0) frame.style.blockSize = `${root.offsetHeight + FRAME_BORDERS}px`;
    });
    observer.current.observe(root);
  };
}

interface WindowProps {
  story: PreparedStory;
  width: string | undefined;
  height: string;
}

/** A story in an iframe that follows the toolbar; its height is fixed, or that of its content (`auto`). */
function StoryWindow({ story, width, height }: WindowProps) {
  // Axe runs in a story's own test, not in every iframe of a page.
  const address = new URLSearchParams({
    id: story.id,
    viewMode: 'story',
    globals: `${useContext(ToolbarContext)};a11y.manual:!true`,
  });
  const fit = useFittedHeight();
  return (
    <div className={css.scrollFrame}>
      <iframe
        className={css.frame}
        onLoad={height === 'auto' ? fit : undefined}
        title={`${story.title}: ${story.name}`}
        src={`iframe.html?${address}`}
        style={{
          height: height === 'auto' ? undefined : height,
          maxWidth: width,
          minWidth: leastWidthOf(width),
        }}
        loading="lazy"
      />
    </div>
  );
}

const stages: Readonly<Record<string, string>> = {
  fullscreen: css.storyStage.fullscreen,
  centered: css.storyStage.centered,
};

/**
 * A story on a page. A story that covers the page, plays an interaction or is made for another device is
 * shown in an iframe.
 */
export function StoryFrame({ story }: { story: PreparedStory }) {
  const screen = isScreen(story);
  const width = widthOf(story);
  const { inline = true, height = screen ? '600px' : 'auto' } = story.parameters.docs?.story ?? {};
  // Storybook sets `inline` on every story that does not set it.
  return inline && !screen && !width ? (
    <div className={stages[story.parameters.layout] ?? css.storyStage.padded} data-live>
      <Story of={story.moduleExport} />
    </div>
  ) : (
    <StoryWindow story={story} width={width} height={height} />
  );
}

/** A story that loads when it is opened: a page has one live story, and shows the others on request. */
export function StoryOnDemand({ story }: { story: PreparedStory }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={css.story} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={css.storySummary}>
        <StoryName name={story.name} />
      </summary>
      {open ? <StoryFrame story={story} /> : null}
    </details>
  );
}
