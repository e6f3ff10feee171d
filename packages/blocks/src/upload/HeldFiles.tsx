import { useEffect, useState } from 'react';
import * as styles from './HeldFiles.css.ts';

/** Pictures are decoded in their full size: a card of thousands would use up the memory of the page. */
const SHOWN = 24;

function Picture({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  return url ? <img className={styles.picture} src={url} alt={file.name} title={file.name} /> : null;
}

interface HeldFilesProps {
  files: readonly File[];
  labels: { waiting: string; waitingMore: (files: number) => string };
}

/** The first files that wait for a destination, so that nothing is uploaded unseen, and the number of the others. */
export function HeldFiles({ files, labels }: HeldFilesProps) {
  const others = files.length - SHOWN;
  return (
    <>
      <ul className={styles.list} aria-label={labels.waiting}>
        {files.slice(0, SHOWN).map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list never changes.
          <li key={index} className={styles.item}>
            {file.type.startsWith('image/') ? <Picture file={file} /> : file.name}
          </li>
        ))}
      </ul>
      {others > 0 && <p className={styles.more}>{labels.waitingMore(others)}</p>}
    </>
  );
}
