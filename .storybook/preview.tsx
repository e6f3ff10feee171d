import '@fontsource-variable/noto-sans-sc/index.css';
import '@xiangji/ui/theme.css';
import '@xiangji/ui/reset.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { UiProvider } from '@xiangji/ui';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { useLayoutEffect } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import { unfound } from '../scripts/unfound.ts';
import { DocsPage, DocsPageContainer } from './docs.tsx';
import { globalTypes, viewports } from './globalTypes.ts';
import { checkOtherTheme } from './otherTheme.ts';
import './preview.css';

configure({
  // How long a play function waits for code, texts and images on a busy machine (ms).
  asyncUtilTimeout: 30_000,
  getElementError: unfound,
});

/**
 * Themes, density and motion are attributes of <html>, so that portals follow them too. Stories read the language
 * from `context.globals.locale` ('zh-CN' | 'en').
 */
const withHouse: Decorator = (Story, { globals }) => {
  const { theme, locale, direction, density, motion } = globals;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dir = direction;
    root.dataset.theme = theme;
    root.dataset.density = density;
    root.dataset.motion = motion;
  }, [theme, locale, direction, density, motion]);
  return (
    <UiProvider locale={locale} dir={direction}>
      <Story />
    </UiProvider>
  );
};

/** Describes `asChild`, which the parts of Radix do not. */
const withAsChild: ArgTypesEnhancer = ({ argTypes }) => {
  const { asChild } = argTypes;
  if (!asChild || asChild.description) return argTypes;
  return {
    ...argTypes,
    asChild: { ...asChild, description: 'Renders the only child instead, with these props.' },
  };
};

const preview: Preview = {
  decorators: [withHouse],
  argTypesEnhancers: [withAsChild],
  loaders: [
    mswLoader(async () => {
      const { setupWorker } = await import('msw/browser');
      const worker = setupWorker();
      await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
      return worker;
    }),
  ],
  afterEach: checkOtherTheme,
  globalTypes,
  initialGlobals: {
    theme: 'light',
    locale: 'zh-CN',
    direction: 'ltr',
    density: 'auto',
    motion: 'auto',
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: { options: viewports },
    a11y: {
      test: 'error',
      // While a menu or dialog is open, Radix traps the focus in it and hides the rest with `aria-hidden`, marked by
      // data-aria-hidden.
      config: {
        rules: [{ id: 'aria-hidden-focus', selector: '[aria-hidden="true"]:not([data-aria-hidden])' }],
      },
    },
    docs: {
      page: DocsPage,
      container: DocsPageContainer,
      toc: {
        headingSelector: 'h2',
        // The headings of live examples are not those of the page.
        ignoreSelector: '.sb-story *, [data-live] *, #table-of-contents',
        title: (
          <>
            <span lang="zh-CN">本页</span> <span lang="en">On this page</span>
          </>
        ),
      },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Welcome 欢迎',
          'Foundations',
          'Forms 表单',
          'Patterns',
          'Primitives',
          'Photo grid',
          'Photo viewer',
          'Cropper',
          '*',
          'Web',
          'Changelog 更新记录',
        ],
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
