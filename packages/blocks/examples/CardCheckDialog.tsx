import { CardCheckDialog, type CardCheckDialogProps, type CardCheckState } from '@xiangji/blocks';
import { useState } from 'react';

type Props = Pick<CardCheckDialogProps, 'open' | 'onOpenChange' | 'readFiles' | 'onUpload'> & {
  /** Returns those of the files that the library does not have. */
  findMissing: (files: readonly File[]) => Promise<File[]>;
};

const NONE = { recycled: 0, unreadable: [], leftOut: 0, unsupported: { count: 0, extensions: [] } };

export function CheckCard({ findMissing, ...props }: Props) {
  const [state, setState] = useState<CardCheckState>({ phase: 'choose' });
  const handleFiles = async (files: File[]) => {
    const total = files.length;
    const totalBytes = files.reduce((sum, { size }) => sum + size, 0);
    setState({ phase: 'checking', done: 0, total, doneBytes: 0, totalBytes });
    const missing = await findMissing(files);
    setState({ phase: 'done', found: total - missing.length, missing, ...NONE });
  };
  return (
    <CardCheckDialog
      {...props}
      state={state}
      onFiles={(files) => void handleFiles(files)}
      onStop={() => setState({ phase: 'choose' })}
      onContinue={() => setState({ phase: 'choose' })}
    />
  );
}
