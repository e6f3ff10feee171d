import { DeviceLinkDialog, type DeviceLinkDialogProps } from '@xiangji/blocks';
import { useContext } from 'react';
import { SiteContext } from '../SiteContext.ts';

export interface OpenOnDeviceDialogProps extends Omit<DeviceLinkDialogProps, 'link'> {
  /** Path in this product, e.g. `/albums/1/photos`. */
  path: string;
}

/** A link as a QR code for another device's camera (spec §2 'Open on another device'). */
export function OpenOnDeviceDialog({ path, ...props }: OpenOnDeviceDialogProps) {
  return <DeviceLinkDialog {...props} link={new URL(path, useContext(SiteContext)).href} />;
}
