import { Dialog } from 'radix-ui';

export const Root = Dialog.Root;
export const Trigger = Dialog.Trigger;
export const Close = Dialog.Close;
export { DialogBody as Body, DialogContent as Content, DialogFooter as Footer } from './DialogContent.tsx';
