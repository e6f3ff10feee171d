import type { Messages } from '../catalogue.ts';

export const notFound: Messages['notFound'] = {
  title: 'Page access error',
  countdown: 'Back to the home page in {seconds} s',
  home: 'Home page',
};
