import { useLocalizedLabels } from '@xiangji/locale';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { en } from './en.ts';
import type { UiLabels } from './labels.ts';
import { zhCN } from './zhCN.ts';

const catalogues = { en, 'zh-CN': zhCN };
const LabelsContext = /* @__PURE__ */ createContext<Partial<UiLabels> | undefined>(undefined);

export interface LabelsProviderProps {
  /** Texts that replace those of an outer provider and of the package. */
  labels?: Partial<UiLabels> | undefined;
  /** The components that use the texts. */
  children?: ReactNode;
}

/** Replaces individual texts of the components below it, or all texts for another language. */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  const outer = useContext(LabelsContext);
  const merged = useMemo(
    () => (outer && labels ? { ...outer, ...labels } : (labels ?? outer)),
    [outer, labels],
  );
  return <LabelsContext.Provider value={merged}>{children}</LabelsContext.Provider>;
}

/** Returns the texts of the package in the language of the nearest provider; English without a provider. */
export function useLabels(): UiLabels {
  return useLocalizedLabels(catalogues, useContext(LabelsContext));
}
