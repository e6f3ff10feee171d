/** The dialogs over a share, and the sign-in that replaces it; the browser's back button closes each. */
export const PUBLIC_SHARE_LAYERS = ['signIn', 'save', 'cancel', 'card', 'layout', 'device'] as const;

export type PublicShareLayer = (typeof PUBLIC_SHARE_LAYERS)[number];

/** The subject of a dialog: some photos of the share, or (`ids` undefined) all of it. */
export interface PublicShareSubject {
  ids: string[] | undefined;
  count: number;
}

export const WHOLE_SHARE: PublicShareSubject = { ids: undefined, count: 0 };
