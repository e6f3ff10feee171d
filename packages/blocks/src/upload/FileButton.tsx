import { Button, type ButtonProps } from '@xiangji/ui';
import { type ChangeEvent, useRef } from 'react';

export type FileButtonProps = Omit<ButtonProps, 'onClick' | 'asChild'> & {
  /** Name of the hidden file input. */
  label: string;
  /** Types that the picker offers, as in the attribute `accept`; all where absent. */
  accept?: string | undefined;
  /** Lets more than one file be picked. @default false */
  multiple?: boolean;
  /** Picks a folder with everything in it. @default false */
  directory?: boolean;
  /** Reads the files of the event in place of the input's. */
  readFiles?: (event: Event) => Promise<File[]>;
  /** Called with one file or more, never with none. */
  onFiles: (files: File[]) => void;
};

/** A button that opens the file picker. */
export function FileButton(props: FileButtonProps) {
  const { label, accept, multiple, directory = false, readFiles, onFiles, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  const handleChange = async ({ nativeEvent, currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = readFiles ? await readFiles(nativeEvent) : [...(currentTarget.files ?? [])];
    // The same files may be picked again, for example after a failure.
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
        onChange={(event) => void handleChange(event)}
        {...(directory && { webkitdirectory: '' })}
      />
    </>
  );
}
