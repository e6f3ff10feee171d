import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of a `DeviceLinkDialog`. */
export interface DeviceLinkLabels {
  title: string;
  hint: string;
  /** Accessible name of the QR code. */
  qr: (name: string) => string;
  link: string;
}

export const deviceLinkLabels: BlockCatalogue<DeviceLinkLabels> = {
  'zh-CN': {
    title: '在其他设备上打开',
    hint: '用其他设备的相机扫描二维码，或复制链接',
    qr: (name) => `「${name}」的链接二维码`,
    link: '链接',
  },
  en: {
    title: 'Open on another device',
    hint: 'Scan the code with the other device’s camera, or copy the link',
    qr: (name) => `QR code of the link to “${name}”`,
    link: 'Link',
  },
};
