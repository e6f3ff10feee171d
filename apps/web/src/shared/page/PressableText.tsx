import type { ReactNode } from 'react';
import * as css from './PressableText.css.ts';

/** A sentence that asks to press it, e.g. '暂无照片，点此上传': it is itself a button. */
export function PressableText({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className={css.text} onClick={onPress}>
      {children}
    </button>
  );
}
