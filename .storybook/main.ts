import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { darkValues } from '../packages/ui/src/theme/dark.css.ts';
import { lightValues } from '../packages/ui/src/theme/light.css.ts';
import type { ThemeValues } from '../packages/ui/src/theme/themeValues.ts';
import { mockServiceWorker } from './mockServiceWorker.ts';

/** Background behind Storybook's spinners; overrides its own single-class rule. */
function preparing(theme: string, { color }: ThemeValues): string {
  const spinners = ['story', 'docs'].map((kind) => `${theme}.sb-preparing-${kind}.sb-preparing-${kind}`);
  return `${spinners.join()}{background-color:${color.surface}}`;
}

/** One Storybook over every package and the web app. */
const config: StorybookConfig = {
  stories: [
    '../packages/ui/docs/**/*.mdx',
    '../packages/ui/docs/**/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    'msw-storybook-addon',
  ],
  framework: '@storybook/react-vite',
  // Tests show no panels, and these two follow every change of the page.
  features: process.env.VITEST ? { highlight: false, interactions: false } : {},
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // Gives the preview window the page's background while a story loads, before any stylesheet exists.
  previewHead: (head) =>
    `${head}<style>${preparing('', lightValues)}${preparing("[data-theme='dark'] ", darkValues)}</style>`,
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: '.storybook/docgen.tsconfig.json',
      include: ['packages/*/src/**/*.tsx'],
      exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
      shouldRemoveUndefinedFromOptional: true,
    },
  },
  viteFinal: (base) =>
    mergeConfig(base, {
      logLevel: 'warn',
      plugins: [vanillaExtractPlugin(), mockServiceWorker()],
      // Pre-bundled before the first story runs: a dependency that is discovered later reloads the page during a
      // test.
      optimizeDeps: {
        include: [
          'axe-core',
          'msw/browser',
          'msw-storybook-addon/csf3',
          'react-dom',
          'react-dom/client',
          ...[
            'radix-ui',
            'lucide-react',
            'input-otp',
            'qrcode.react',
            '@internationalized/date',
            'react-aria/I18nProvider',
            'react-aria/mergeProps',
            'react-aria/useCalendar',
            'react-aria/useNumberField',
            'react-stately/useCalendarState',
            'react-stately/useNumberFieldState',
          ].map((name) => `@xiangji/ui > ${name}`),
          '@xiangji/web > @xiangji/internal > thumbhash',
          ...[
            '@xiangji/blocks > @dnd-kit/core',
            '@xiangji/blocks > @dnd-kit/sortable',
            '@xiangji/blocks > @tanstack/react-virtual',
            '@xiangji/blocks > topojson-client',
            '@xiangji/blocks > @amap/amap-jsapi-loader',
            '@xiangji/blocks > gcoord',
          ].map((name) => `@xiangji/web > ${name}`),
          ...[
            '@noble/hashes/sha2.js',
            '@noble/hashes/utils.js',
            '@zip.js/zip.js/lib/zip-core-native.js',
            'idb',
          ].map((name) => `@xiangji/web > @xiangji/api-client > ${name}`),
          '@xiangji/ui > @vanilla-extract/recipes/createRuntimeFn',
          '@xiangji/ui > @vanilla-extract/sprinkles/createRuntimeSprinkles',
        ],
      },
      build: {
        chunkSizeWarningLimit: 4096,
        reportCompressedSize: false,
        rolldownOptions: {
          // Libraries mark their client modules with `'use client'`, which means nothing in a browser bundle.
          onLog: (level, log, report) => {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
          },
        },
      },
    }),
};

export default config;
