import type { ComponentType } from 'react';

type Load = () => Promise<Record<string, ComponentType>>;

/** Places whose screens a feature brings: they are in the menu and in the router as soon as the feature has them. */
const found = import.meta.glob<Record<string, ComponentType>>([
  '../../features/shares/SharesPage.tsx',
  '../../features/recycle/RecyclePage.tsx',
]);

function pageOf(path: string, name: string): { load: Load; name: string } | undefined {
  const load = found[`../../features/${path}`];
  return load && { load, name };
}

/** My shares and the recycle bin (spec §2 'Routes'); undefined while there is no such screen. */
export const laterPages = {
  shares: pageOf('shares/SharesPage.tsx', 'SharesPage'),
  oblivion: pageOf('recycle/RecyclePage.tsx', 'RecyclePage'),
};
