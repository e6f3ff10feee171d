import { useComposedRef } from '@xiangji/internal/useComposedRef';
import { useDirection, useLocalizedLabels } from '@xiangji/locale';
import { useModalLayer } from '@xiangji/ui/modal-layer';
import { useBrowserLayoutEffect, withRef } from '@xiangji/ui/react-18';
import { darkTheme } from '@xiangji/ui/theme/contract';
import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { joinClassNames } from '../classNames.ts';
import type { Size } from '../geometry/index.ts';
import { type OpenFrom, tileHeightOf, useGrowth } from '../growth/useGrowth.ts';
import type { KeyMap } from '../keyMap.ts';
import { catalogues, type PhotoViewerLabels } from '../labels.ts';
import type { ViewerOptions } from '../store/types.ts';
import { ViewerStore } from '../store/ViewerStore.ts';
import { usePhotoSource } from '../usePhotoSource.ts';
import { useViewerStore } from '../useViewer.ts';
import { ViewerContext, type ViewerContextValue } from '../ViewerContext.ts';
import { handleViewerKey } from '../viewerKeys.ts';
import * as css from './parts.css.ts';

export type RootProps = ViewerOptions &
  Omit<ComponentProps<'div'>, 'dir'> & {
    /**
     * Whether the viewer is shown.
     * @default true
     */
    open?: boolean;
    /** Called with false when the viewer has closed: by its button, Escape or a swipe down, or because the list is empty. */
    onOpenChange?: (open: boolean) => void;
    /**
     * Texts that replace those of the `LocaleProvider`'s language. Keep its identity.
     * @default none
     */
    labels?: Partial<PhotoViewerLabels>;
    /** Returns the tile that the photo grows from and shrinks back to, or its rectangle. @default none */
    openFrom?: OpenFrom;
    /**
     * Direction of the photos, the keys and the swipes.
     * @default the direction of the `LocaleProvider`, or 'ltr'
     */
    dir?: 'ltr' | 'rtl';
    /**
     * The element that the dialog is mounted in.
     * @default document.body
     */
    container?: HTMLElement | null;
    /**
     * Shows the viewer as a dialog over the page, or `inline` in its place on the page.
     * @default 'dialog'
     */
    mode?: 'dialog' | 'inline';
  };

/** The viewer around its parts: a modal dialog, always dark, or a region of the page (spec §2 'Photo viewer'). */
export const Root = /* @__PURE__ */ withRef(function Root({ open = true, ...props }: RootProps) {
  // Portals have no server rendering; the dialog appears in the browser.
  const isShown = open && (props.mode === 'inline' || typeof document !== 'undefined');
  return isShown ? <OpenRoot {...props} /> : null;
});

const DIALOG_SURFACE = { role: 'dialog', 'aria-modal': true, tabIndex: -1 };
const INLINE_SURFACE = { role: 'group', tabIndex: 0 };

/** Removes the viewer's own props, which the element must not get. */
function elementPropsOf(props: Omit<RootProps, 'open'>) {
  const { photos, source, index, defaultIndex, onIndexChange, onLoadRange, onRotate, preload, ...other } =
    props;
  const { initialSize, onOpenChange, labels, openFrom, container, mode, ...elementProps } = other;
  return elementProps;
}

const OpenRoot = /* @__PURE__ */ withRef(function OpenRoot(props: Omit<RootProps, 'open'>) {
  const { onOpenChange, openFrom, container } = props;
  const inline = props.mode === 'inline';
  const labels = useLocalizedLabels(catalogues, props.labels);
  const providedDirection = useDirection();
  const dir = props.dir ?? providedDirection;
  const { className, children, ref, ...elementProps } = elementPropsOf(props);
  const latest = useRef({ openFrom, onOpenChange });
  useBrowserLayoutEffect(() => {
    latest.current = { openFrom, onOpenChange };
  });
  const list = usePhotoSource(props);
  const store = useViewerStore(
    () => {
      const initialSize = props.initialSize ?? (inline ? undefined : windowSize());
      return new ViewerStore({ ...props, ...list, initialSize }, tileHeightOf(openFrom));
    },
    { ...props, ...list },
  );
  const rootRef = useRef<HTMLDivElement>(null);
  const frameRef = useRef<HTMLDivElement>(null);
  const close = useGrowth({ store, rootRef, frameRef, latest });
  const [keys] = useState<KeyMap>(() => new Map());
  const rtl = dir === 'rtl';
  const viewer = useMemo<ViewerContextValue>(
    () => ({ store, labels, rtl, inline, rootRef, frameRef, keys, close }),
    [store, labels, rtl, inline, keys, close],
  );
  useModalLayer(rootRef, {
    enabled: !inline,
    onEscape: close,
    onKeyDown: (event) => handleViewerKey(event, viewer),
    getReturnTarget: () => {
      const tile = latest.current.openFrom?.();
      return tile instanceof HTMLElement ? tile : null;
    },
  });
  const isEmpty = list.count === 0;
  useEffect(() => {
    if (isEmpty) latest.current.onOpenChange?.(false);
  }, [isEmpty]);
  const surface = { ...(inline ? INLINE_SURFACE : DIALOG_SURFACE), 'aria-label': labels.viewer };
  const element = (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has a role, and handles the keys of its parts when inline
    <div
      {...surface}
      {...elementProps}
      dir={dir}
      ref={useComposedRef(rootRef, ref)}
      className={joinClassNames(darkTheme, css.root, inline ? css.inline : css.modal, className)}
      data-viewer-root=""
      onKeyDown={(event) => {
        elementProps.onKeyDown?.(event);
        if (inline && !event.defaultPrevented) handleViewerKey(event.nativeEvent, viewer);
      }}
    >
      <ViewerContext.Provider value={viewer}>{children}</ViewerContext.Provider>
    </div>
  );
  return inline ? element : createPortal(element, container ?? document.body);
});

/** A dialog fills the window, unless a panel stands next to the photo. */
function windowSize(): Size | undefined {
  return innerWidth > 0 ? { width: innerWidth, height: innerHeight } : undefined;
}
