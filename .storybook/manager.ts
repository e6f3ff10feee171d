import { addons } from 'storybook/manager-api';
import { storybookThemes } from '../packages/ui/docs/storybookThemes.ts';
import { chineseName } from './storyNames.ts';

const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: storybookThemes[dark ? 'dark' : 'light'],
  sidebar: {
    showRoots: true,
    // Names in both languages; the tag of a component that may still change after its name.
    renderLabel: ({ type, name, tags }) => {
      if (type === 'component') return tags.includes('new') ? `${name} ✦ new` : name;
      const chinese = type === 'story' ? chineseName(name) : undefined;
      return chinese ? `${name} ${chinese}` : name;
    },
  },
});
