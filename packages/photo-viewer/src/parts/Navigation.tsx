import { ChevronLeftIcon, ChevronRightIcon } from '@xiangji/ui/icon';
import { joinClassNames } from '../classNames.ts';
import { useViewerActions, useViewerContext, useViewerState } from '../ViewerContext.ts';
import { Button, type ButtonProps } from './Button.tsx';
import * as css from './parts.css.ts';

export type NavigationProps = Omit<ButtonProps, 'label' | 'children' | 'onClick' | 'ref'>;

/** The buttons for the previous and the next photo. Each is rendered only if there is such a photo. */
export function Navigation({ className, ...rest }: NavigationProps) {
  const { labels, rtl } = useViewerContext();
  const { previous, next } = useViewerActions();
  const hasPrevious = useViewerState((state) => state.hasPrevious);
  const hasNext = useViewerState((state) => state.hasNext);
  const looks = joinClassNames(css.navigation, className);
  return (
    <>
      {hasPrevious && (
        <Button {...rest} label={labels.previous} className={looks} data-side="previous" onClick={previous}>
          {rtl ? <ChevronRightIcon /> : <ChevronLeftIcon />}
        </Button>
      )}
      {hasNext && (
        <Button {...rest} label={labels.next} className={looks} data-side="next" onClick={next}>
          {rtl ? <ChevronLeftIcon /> : <ChevronRightIcon />}
        </Button>
      )}
    </>
  );
}
