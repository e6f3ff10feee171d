import { type DateChange, DateChangeForm, useDateChange } from '@xiangji/blocks';

interface Props {
  photo: { time: number; timezone: number | null };
  save: (change: DateChange) => Promise<void>;
  onClose: () => void;
}

export function ChangeDate({ photo, save, onClose }: Props) {
  const state = useDateChange(photo);
  return <DateChangeForm state={state} count={1} preview={undefined} onSubmit={save} onClose={onClose} />;
}
