import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of the end of a short list. */
export interface AddMoreLabels {
  /** A hint that files can be dropped. */
  dropHint: string;
  /** Text of the button. */
  add: string;
}

export const addMoreLabels: BlockCatalogue<AddMoreLabels> = {
  'zh-CN': { dropHint: '把更多照片拖到这里，或从设备中选择', add: '添加照片' },
  en: { dropHint: 'Drop more photos here, or choose them from your device', add: 'Add photos' },
};
