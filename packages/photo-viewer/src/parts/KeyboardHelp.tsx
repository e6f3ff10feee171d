import { useComposedRef } from '@xiangji/internal/useComposedRef';
import { KeyboardIcon, XIcon } from '@xiangji/ui/icon';
import { withRef } from '@xiangji/ui/react-18';
import { useEffect, useRef, useState } from 'react';
import { joinClassNames } from '../classNames.ts';
import type { KeyMap } from '../keyMap.ts';
import type { PhotoViewerLabels } from '../labels.ts';
import { useViewerContext } from '../ViewerContext.ts';
import { useViewerKey } from '../viewerKeys.ts';
import { Button } from './Button.tsx';
import type { OwnButtonProps } from './CloseButton.tsx';
import * as css from './parts.css.ts';

/** Shows the keys of the viewer and of its mounted parts; key ?. */
export const KeyboardHelp = /* @__PURE__ */ withRef(function KeyboardHelp({
  className,
  ref,
  ...rest
}: OwnButtonProps) {
  const { labels, keys } = useViewerContext();
  const [rows, setRows] = useState<readonly (readonly [string, string])[]>();
  const panelRef = useRef<HTMLElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const toggle = () => setRows(rows ? undefined : rowsOf(keys, labels));
  useViewerKey('?', labels.keyboardHelp, toggle);
  const isOpen = rows !== undefined;
  useEffect(() => {
    if (isOpen) panelRef.current?.focus();
  }, [isOpen]);
  const close = () => {
    setRows(undefined);
    buttonRef.current?.focus();
  };
  return (
    <>
      <Button
        {...rest}
        ref={useComposedRef(buttonRef, ref)}
        label={labels.keyboardHelp}
        aria-expanded={isOpen}
        className={joinClassNames(css.wideOnly, className)}
        onClick={toggle}
      >
        <KeyboardIcon />
      </Button>
      {rows && (
        <section
          ref={panelRef}
          tabIndex={-1}
          aria-label={labels.keyboardHelp}
          className={css.help}
          data-viewer-panel=""
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            close();
          }}
        >
          <Button label={labels.close} className={css.helpClose} onClick={close}>
            <XIcon />
          </Button>
          <dl className={css.helpKeys}>
            {rows.map(([key, label]) => (
              <div key={key} className={css.helpRow}>
                <dt>{key}</dt>
                <dd className={css.helpLabel}>{label}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
});

function rowsOf(keys: KeyMap, labels: PhotoViewerLabels): (readonly [string, string])[] {
  return [
    ['← →', labels.navigate],
    ['Home End', labels.firstAndLast],
    ['+', labels.zoomIn],
    ['−', labels.zoomOut],
    ['0', labels.resetZoom],
    ...[...keys].map(([key, { label }]) => [key.toUpperCase(), label] as const),
    ['Esc', labels.close],
  ];
}
