import { addons } from 'storybook/manager-api';
import { storybookThemes } from '../packages/ui/src/docs/storybookThemes.ts';

const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: storybookThemes[dark ? 'dark' : 'light'],
  sidebar: { showRoots: true },
});
