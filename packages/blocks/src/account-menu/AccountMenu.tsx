import { Avatar, Button, IconButton, VisuallyHidden } from '@xiangji/ui';
import { lazyMenu } from '../action-menu/lazyMenu.tsx';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import * as css from './AccountMenu.css.ts';
import { buttonLabels } from './buttonLabels.ts';
import type { AccountMenuProps } from './types.ts';

const Sheet = lazyMenu(async () => (await import('./AccountMenuSheet.tsx')).AccountMenuSheet);

const AVATAR_SIZE = 28;

/** A button with the user's avatar that opens a menu: account, theme, language and sign-out. */
export function AccountMenu({ look = 'narrow', ...props }: AccountMenuProps) {
  const { menu } = useBlockLabels(buttonLabels, props.labels);
  const { name } = props;
  const picture = <Avatar name={name} src={props.avatar} size={AVATAR_SIZE} aria-hidden="true" />;
  return (
    <Sheet {...props}>
      {look === 'wide' ? (
        <Button variant="ghost" fullWidth className={css.wide}>
          {picture}
          <span className={css.name}>{name}</span>
          <VisuallyHidden>{menu}</VisuallyHidden>
        </Button>
      ) : (
        <IconButton label={`${menu}: ${name}`} shape="round">
          {picture}
        </IconButton>
      )}
    </Sheet>
  );
}
