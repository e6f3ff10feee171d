import type { ReactNode } from 'react';
import type { Action } from '../action-menu/index.ts';
import { type BlockCatalogue, useBlockLabels } from '../locale/useBlockLabels.ts';

/** The icons and texts of a group of actions, by action name. */
export interface NamedActions<Name extends string> {
  icons: Readonly<Record<Name, ReactNode>>;
  catalogue: BlockCatalogue<Readonly<Record<Name, string>>>;
}

/** Returns a function that creates an action with its icon and its text in the current language. */
export function useNamedActions<Name extends string>(
  { icons, catalogue }: NamedActions<Name>,
  labels: Partial<Readonly<Record<Name, string>>> | undefined,
) {
  const texts = useBlockLabels(catalogue, labels);
  return (name: Name, onSelect: () => void, rest?: Partial<Action>): Action => ({
    ...{ id: name, icon: icons[name], label: texts[name], onSelect },
    ...rest,
  });
}
