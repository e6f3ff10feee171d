import { QRCodeSVG } from 'qrcode.react';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import { paper } from './QrCode.css.ts';

export type QrCodeProps = Omit<ComponentProps<'div'>, 'children' | 'role' | 'aria-label'> & {
  /** The encoded text, such as a link or the text of a payment. */
  value: string;
  /** The accessible name, which names the result of scanning the code. */
  label: string;
  /** Side length of the code (px). */
  size?: number;
};

/** A QR code for the camera of another device. Show the link too, because some users have only one device. */
export const QrCode = /* @__PURE__ */ withRef(function QrCode({
  value,
  label,
  size = 160,
  className,
  ...rest
}: QrCodeProps) {
  return (
    <div role="img" aria-label={label} className={classNames(paper, className)} {...rest}>
      <QRCodeSVG value={value} size={size} level="M" aria-hidden="true" />
    </div>
  );
});
