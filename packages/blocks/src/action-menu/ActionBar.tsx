import { BottomBar, EllipsisIcon, IconButton } from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import * as css from './ActionButton.css.ts';
import { ActionButton } from './ActionButton.tsx';
import { ActionMenu } from './ActionMenu.tsx';
import { type ActionList, actionsIn } from './action.ts';
import { type ActionLabels, actionLabels } from './labels.ts';

export interface ActionBarProps {
  /** The actions. Actions with `inMenu` are shown in a menu at the end of the bar. */
  actions: ActionList;
  /** Disables all actions. The menu can still be opened, so that its button keeps the focus. @default false */
  disabled?: boolean;
  /** Replaces individual texts. */
  labels?: Partial<ActionLabels>;
}

function split(list: ActionList, disabled: boolean) {
  const actions = actionsIn(list).map((action) => ({ ...action, disabled: disabled || action.disabled }));
  return { shown: actions.filter(({ inMenu }) => !inMenu), inMenu: actions.filter(({ inMenu }) => inMenu) };
}

/** Actions as buttons of an `AppBar` on a tablet or a wider screen. On a phone, show `ActionBottomBar` instead. */
export function ActionBar({ actions, disabled = false, labels }: ActionBarProps) {
  const { moreActions } = useBlockLabels(actionLabels, labels);
  const { shown, inMenu } = split(actions, disabled);
  return (
    <div className={css.buttons}>
      {shown.map((action) => (
        <ActionButton
          key={action.id}
          variant="ghost"
          icon={action.icon}
          tone={action.tone}
          disabled={action.disabled}
          focusableWhenDisabled
          onClick={action.onSelect}
        >
          {action.label}
        </ActionButton>
      ))}
      {inMenu.length > 0 && (
        <ActionMenu actions={inMenu}>
          <IconButton label={moreActions}>
            <EllipsisIcon />
          </IconButton>
        </ActionMenu>
      )}
    </div>
  );
}

export type ActionBottomBarProps = ActionBarProps & {
  /** Accessible name of the toolbar. */
  label: string;
};

/** The actions of an `ActionBar` as a bar at the bottom of a phone screen. */
export function ActionBottomBar({ actions, label, disabled = false, labels }: ActionBottomBarProps) {
  const { more } = useBlockLabels(actionLabels, labels);
  const { shown, inMenu } = split(actions, disabled);
  return (
    <BottomBar.Root aria-label={label} className={css.bottomBar}>
      {shown.map((action) => (
        <BottomBar.Action
          key={action.id}
          icon={action.icon}
          tone={action.tone}
          disabled={action.disabled}
          focusableWhenDisabled
          onClick={action.onSelect}
        >
          {action.label}
        </BottomBar.Action>
      ))}
      {inMenu.length > 0 && (
        <ActionMenu actions={inMenu}>
          <BottomBar.Action icon={<EllipsisIcon />}>{more}</BottomBar.Action>
        </ActionMenu>
      )}
    </BottomBar.Root>
  );
}
