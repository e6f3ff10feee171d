import { Tooltip as Radix } from 'radix-ui';
import { type ComponentProps, createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import { tooltip } from './Tooltip.css.ts';

const GroupContext = createContext(false);
/** A tooltip opens after the mouse has rested for this long (ms). */
const REST_DELAY = 500;

export interface TooltipGroupProps {
  /** The elements with tooltips. */
  children?: ReactNode;
}

/** Groups tooltips. After one of them was open, the next one opens without a delay. */
export function TooltipGroup({ children }: TooltipGroupProps) {
  return (
    <GroupContext.Provider value={true}>
      <Radix.Provider delayDuration={REST_DELAY}>{children}</Radix.Provider>
    </GroupContext.Provider>
  );
}

export type TooltipProps = Omit<ComponentProps<typeof Radix.Content>, 'content' | 'children'> & {
  /** A few words. They must not be essential, because touch screens have no hover. */
  content: ReactNode;
  /** The focusable element that the tooltip explains. */
  children: ReactElement;
  /** Whether the tooltip is shown. Makes the component controlled. */
  open?: boolean;
  /** Whether the tooltip is shown initially. @default false */
  defaultOpen?: boolean;
  /** Called with the new state when the tooltip opens or closes. */
  onOpenChange?: (open: boolean) => void;
};

/** A short text about a control, shown on hover and on keyboard focus. */
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
