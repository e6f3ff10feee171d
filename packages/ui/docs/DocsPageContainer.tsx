import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Direction } from '@xiangji/locale';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { UiProvider } from '../src/provider/index.ts';
import { storybookThemes } from './storybookThemes.ts';
import { ToolbarContext } from './ToolbarContext.ts';

interface Globals {
  theme?: string;
  locale?: string;
  direction?: Direction;
  density?: string;
  motion?: string;
}
type Context = DocsContainerProps['context'];

/**
 * Reads the page's own store: a story in an iframe uses the same channel for its own globals, and pages
 * without stories have no decorator.
 */
function globalsOf(context: Context): Globals {
  const { store } = context as unknown as { store: { userGlobals: { get: () => Globals } } };
  return { ...store.userGlobals.get() };
}

/** Returns the globals of the toolbar. */
function useGlobals(context: Context): Globals {
  const [globals, setGlobals] = useState(() => globalsOf(context));
  useEffect(() => {
    const hear = () => setGlobals(globalsOf(context));
    context.channel.on(GLOBALS_UPDATED, hear);
    return () => context.channel.off(GLOBALS_UPDATED, hear);
  }, [context]);
  return globals;
}

/** Wraps every docs page and applies the theme, language, direction, density and motion of the toolbar. */
export function DocsPageContainer({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const {
    theme = 'light',
    locale = 'zh-CN',
    direction = 'ltr',
    density = 'auto',
    motion = 'auto',
  } = useGlobals(rest.context);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dir = direction;
    Object.assign(root.dataset, { theme, density, motion });
  }, [theme, locale, direction, density, motion]);
  return (
    // Storybook reads the headings for its table of contents once: another language is another page.
    <DocsContainer key={locale} {...rest} theme={storybookThemes[theme === 'dark' ? 'dark' : 'light']}>
      <UiProvider locale={locale} dir={direction}>
        <ToolbarContext
          value={`theme:${theme};locale:${locale};direction:${direction};density:${density};motion:${motion}`}
        >
          {children}
        </ToolbarContext>
      </UiProvider>
    </DocsContainer>
  );
}
