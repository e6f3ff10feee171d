import { Button, type ButtonProps } from '@xiangji/ui';
import { type ChangeEvent, useRef } from 'react';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'asChild'> {
  /** Names the unseen field. */
  label: string;
  /** Types that are offered; all where absent. */
  accept?: string;
  multiple?: boolean;
  /** A folder with all that is in it. */
  directory?: boolean;
  /** Takes the files out of the event otherwise than by its field. */
  read?: (event: Event) => Promise<File[]>;
  /** One file or more; never called with none. */
  onFiles: (files: File[]) => void;
}

/** A button that asks the device for files. */
export function FileButton(props: FileButtonProps) {
  const { label, accept, multiple, directory = false, read, onFiles, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  const take = async ({ nativeEvent, currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = read ? await read(nativeEvent) : [...(currentTarget.files ?? [])];
    // The same files may be chosen again, e.g. after a failure.
    currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        onChange={(event) => void take(event)}
        {...(directory && { webkitdirectory: '' })}
      />
    </>
  );
}
