import { useLocalizedLabels } from '@xiangji/locale';
import { createContext, type ReactNode, useContext } from 'react';
import { en } from './en.ts';
import type { UiLabels } from './labels.ts';
import { zhCN } from './zhCN.ts';

const catalogues = { en, 'zh-CN': zhCN };
const LabelsContext = /* @__PURE__ */ createContext<Partial<UiLabels> | undefined>(undefined);

export interface LabelsProviderProps {
  /** Texts to use in place of the package's own. */
  labels?: Partial<UiLabels> | undefined;
  /** The components that use the texts. */
  children?: ReactNode;
}

/** Replaces single texts of the components below it, or all of them for a third language. */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  const outer = useContext(LabelsContext);
  return <LabelsContext.Provider value={labels ?? outer}>{children}</LabelsContext.Provider>;
}

/** Returns the package's texts in the nearest provider's language; English without a provider. */
export function useLabels(): UiLabels {
  return useLocalizedLabels(catalogues, useContext(LabelsContext));
}
