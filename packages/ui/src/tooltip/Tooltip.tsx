import { Tooltip as Radix } from 'radix-ui';
import { type ComponentProps, createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import { tooltip } from './Tooltip.css.ts';

const GroupContext = createContext(false);
/** A mouse that rests this long wants to read (ms). */
const REST_DELAY = 500;

/** Tooltips of one group open without a new delay. */
export function TooltipGroup({ children }: { children?: ReactNode }) {
  return (
    <GroupContext.Provider value={true}>
      <Radix.Provider delayDuration={REST_DELAY}>{children}</Radix.Provider>
    </GroupContext.Provider>
  );
}

export type TooltipProps = Omit<ComponentProps<typeof Radix.Content>, 'content' | 'children'> & {
  /** A few words that the user can do without: touch has no hover. */
  content: ReactNode;
  /** The one focusable element it explains. */
  children: ReactElement;
  /** Controlled: whether the tooltip is shown. */
  open?: boolean;
  /** Whether the tooltip is shown at first. @default false */
  defaultOpen?: boolean;
  /** Called with the new state when the tooltip opens or closes. */
  onOpenChange?: (open: boolean) => void;
};

/** A few words about a control, on hover and on keyboard focus. */
export const Tooltip = /* @__PURE__ */ withRef(function Tooltip(props: TooltipProps) {
  const { content, children, open, defaultOpen, onOpenChange, className, ...rest } = props;
  const grouped = useContext(GroupContext);
  const tip = (
    <Radix.Root {...{ open, defaultOpen, onOpenChange }}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className={classNames(tooltip, className)}
          {...rest}
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
  return grouped ? tip : <TooltipGroup>{tip}</TooltipGroup>;
});
