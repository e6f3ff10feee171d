import { addons } from 'storybook/manager-api';
import { storybookThemes } from '../packages/ui/docs/storybookThemes.ts';

const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: storybookThemes[dark ? 'dark' : 'light'],
  sidebar: {
    showRoots: true,
    // Appended to the name of a component whose API may still change.
    renderLabel: ({ type, name, tags }) =>
      type === 'component' && tags.includes('new') ? `${name} ✦ new` : name,
  },
});
