import { CopyField } from '../../src/copy-field/index.ts';
import { Stack } from '../../src/layout/index.ts';
import { QrCode } from '../../src/qr-code/QrCode.tsx';
import type { Guide } from '../guide.ts';

export const qrCodeGuide: Guide = {
  lead: ['给另一台设备的相机看的码。', 'A code for the camera of another device.'],
  anatomy: [
    ['value', '相机读到的：链接或付款文字', 'What a camera reads: a link, or the text of a payment'],
    ['label', '扫了会怎样', 'What scanning it does'],
    ['size', '边长', 'Its side'],
    ['ground', '深色主题里也是白底，相机才认得', 'White in every theme, or cameras fail'],
  ],
  keys: [],
  good: [
    {
      text: ['旁边有链接', 'The link beside it'],
      show: (
        <Stack gap={3} alignItems="center">
          <QrCode value="https://xiangji.example/i/LINMU" label="扫码打开分享" size={96} />
          <CopyField label="链接" value="https://xiangji.example/i/LINMU" />
        </Stack>
      ),
    },
  ],
  bad: [
    {
      text: ['给正拿着手机的人看', 'Shown to someone who holds the phone'],
      show: <QrCode value="https://xiangji.example" label="扫码打开" size={64} />,
    },
  ],
};
