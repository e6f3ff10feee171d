import { useEffect, useState } from 'react';
import * as styles from './HeldFiles.css.ts';

function Picture({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url ? <img className={styles.picture} src={url} alt={file.name} title={file.name} /> : null;
}

/** The files that wait for a destination, so that nothing is uploaded unseen. */
export function HeldFiles({ files, label }: { files: readonly File[]; label: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list never changes.
        <li key={index} className={styles.item}>
          {file.type.startsWith('image/') ? <Picture file={file} /> : file.name}
        </li>
      ))}
    </ul>
  );
}
