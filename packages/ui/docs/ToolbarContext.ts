import { createContext } from 'react';

/** The toolbar's state in the format of Storybook's addresses: `theme:dark;locale:en`. */
export const ToolbarContext = createContext('');
