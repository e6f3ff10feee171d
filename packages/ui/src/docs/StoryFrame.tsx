import { Canvas, Source } from '@storybook/addon-docs/blocks';
import { createContext, useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import * as css from './docs.css.ts';
import { STORY_WINDOW } from './storyWindow.ts';

/** The toolbar's state as Storybook writes it in an address: `theme:dark;locale:en`. */
export const ToolbarContext = createContext('');

/** A whole screen, or one with a network of its own, which all stories of a page would share. */
function isScreen({ parameters }: PreparedStory): boolean {
  return parameters.msw !== undefined || (parameters.layout === 'fullscreen' && !parameters.guide);
}

/** A window as wide as what the story was made for: a phone's bar over the whole page would be no phone's. */
function widthOf({ storyGlobals, parameters }: PreparedStory): string | undefined {
  return parameters.viewport?.options?.[storyGlobals.viewport?.value]?.styles.width;
}

/** A story on a page; one that lies over the page gets a window of its own, which follows the toolbar too. */
export function StoryFrame({ story }: { story: PreparedStory }) {
  const globals = useContext(ToolbarContext);
  const screen = isScreen(story);
  const { inline = true, height = screen ? '600px' : '320px' } = story.parameters.docs?.story ?? {};
  // Storybook says inline of every story that says nothing.
  if (inline && !screen) {
    return (
      <div>
        <Canvas of={story.moduleExport} />
      </div>
    );
  }
  // Axe is asked by a story's own test, not once for every window of a page.
  const address = new URLSearchParams({
    id: story.id,
    viewMode: 'story',
    globals: `${globals};a11y.manual:!true`,
  });
  return (
    <div>
      <iframe
        className={css.frame}
        name={STORY_WINDOW}
        title={`${story.title}: ${story.name}`}
        src={`iframe.html?${address}`}
        style={{ height, maxWidth: widthOf(story) }}
        loading="lazy"
      />
      <details className={css.code}>
        <summary className={css.summary}>代码 Code</summary>
        <Source of={story.moduleExport} dark />
      </details>
    </div>
  );
}
