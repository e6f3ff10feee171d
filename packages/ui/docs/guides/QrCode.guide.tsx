import { CopyField } from '../../src/copy-field/index.ts';
import { Stack } from '../../src/layout/index.ts';
import { QrCode } from '../../src/qr-code/QrCode.tsx';
import type { Guide } from '../guide.ts';

export const qrCodeGuide: Guide = {
  lead: ['给另一台设备扫描的二维码。', 'A QR code for the camera of another device.'],
  anatomy: [
    ['value', '相机读到的：链接或付款文字', 'The encoded text: a link, or the text of a payment'],
    ['label', '扫了会怎样', 'The accessible name: the result of scanning the code'],
    ['size', '边长', 'The width and height'],
    [
      'background',
      '深色主题里也是白底，相机才认得',
      'White in every theme: some cameras do not read an inverted code',
    ],
  ],
  keys: [],
  good: [
    {
      text: ['旁边有链接', 'Shows the link too'],
      show: (t) => (
        <Stack gap={3} alignItems="center">
          <QrCode
            value="https://xiangji.example/i/LINMU"
            label={t('扫码打开分享', 'Scan to open the share')}
            size={96}
          />
          <CopyField label={t('链接', 'Link')} value="https://xiangji.example/i/LINMU" />
        </Stack>
      ),
    },
  ],
  bad: [
    {
      text: ['显示在要用来扫码的那台手机上', 'Shown on the phone that has to scan it'],
      show: (t) => <QrCode value="https://xiangji.example" label={t('扫码打开', 'Scan to open')} size={64} />,
    },
  ],
};
