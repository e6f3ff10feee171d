import { addons } from 'storybook/manager-api';
import { groupName } from '../packages/ui/docs/groupNames.ts';
import { storybookThemes } from '../packages/ui/docs/storybookThemes.ts';

const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: storybookThemes[dark ? 'dark' : 'light'],
  sidebar: {
    showRoots: true,
    renderLabel: ({ type, name, tags }) => {
      if (type === 'root' || type === 'docs') return groupName(name);
      // Appended to the name of a component whose API may still change.
      return type === 'component' && tags.includes('new') ? `${name} ✦ new` : name;
    },
  },
});
