import type { Messages } from '../catalogue.ts';

export const publicShare: Messages['publicShare'] = {
  title: 'Share collection',
  loading: 'Loading the share collection',
  home: 'Back to home',
  backToShare: 'Back to the collection',
  signIn: 'Sign in',
  empty: 'No shared photos yet',
  card: 'Manage share',
  saveTitle: 'Save {count, plural, one {# photo} other {# photos}} to an album',
  saveConfirm: 'Save {count, plural, one {# photo} other {# photos}}',
  saved: 'Photos saved',
  savedSome: '{saved, number} saved, {skipped, number} already in your library',
  savedNone: 'These photos are already in your library',
  look: 'Have a look',
  cancelTitle: 'Stop sharing {count, plural, one {# photo} other {# photos}}?',
  cancelText: 'A photo that is not shared any more can no longer be seen in the collection.',
  cancelConfirm: 'Stop sharing {count, plural, one {# photo} other {# photos}}',
  cancelled: 'Photos are not shared any more',
  cancelUndone: 'Photos are shared again',
  asVisitor: 'You are viewing this as a visitor',
  asOwner: 'Back to managing',
};
