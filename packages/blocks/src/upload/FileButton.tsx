import { Button, type ButtonProps } from '@xiangji/ui';
import { type ChangeEvent, useRef } from 'react';

export type FileButtonProps = Omit<ButtonProps, 'onClick' | 'asChild'> & {
  /** Accessible name of the hidden file input. */
  label: string;
  /**
   * File types that the file picker offers, in the format of the `accept` attribute. By default it offers all types.
   */
  accept?: string | undefined;
  /** Allows the user to pick more than one file. @default false */
  multiple?: boolean;
  /** Lets the user pick a folder with all its files. @default false */
  directory?: boolean;
  /** Reads the files from the event. Replaces the default, the files of the input. */
  readFiles?: (event: Event) => Promise<File[]>;
  /** Called with at least one file. */
  onFiles: (files: File[]) => void;
};

/** A button that opens the file picker. */
export function FileButton(props: FileButtonProps) {
  const { label, accept, multiple, directory = false, readFiles, onFiles, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  const handleChange = async ({ nativeEvent, currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = readFiles ? await readFiles(nativeEvent) : [...(currentTarget.files ?? [])];
    // Lets the user pick the same files again, for example after a failure.
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
