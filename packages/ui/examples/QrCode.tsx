import { QrCode } from '@xiangji/ui';

export function OpenOnPhone({ url }: { url: string }) {
  return <QrCode value={url} label="Open on another device" />;
}
