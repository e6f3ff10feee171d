import { addons } from 'storybook/manager-api';
import { storybookThemes } from '../packages/ui/docs/storybookThemes.ts';

const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: storybookThemes[dark ? 'dark' : 'light'],
  sidebar: {
    showRoots: true,
    // The tag of a component that may still change, after its name.
    renderLabel: ({ type, name, tags }) =>
      type === 'component' && tags.includes('new') ? `${name} ✦ new` : name,
  },
});
