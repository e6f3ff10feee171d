export { DeviceLinkDialog, type DeviceLinkDialogProps } from './DeviceLinkDialog.tsx';
export { type DeviceLinkLabels, deviceLinkLabels } from './labels.ts';
