import { Button, ChevronDownIcon, DropdownMenu } from '@xiangji/ui';
import type { ReactNode } from 'react';
import * as css from './FilterChips.css.ts';

interface MenuOption<Value extends string> {
  value: Value;
  label: string;
  detail?: string;
}

interface MenuChipProps<Value extends string> {
  icon: ReactNode;
  /** Name of the filter, shown while the filter is not set. */
  name: string;
  /** Text of the option that removes the filter. */
  any: string;
  options: readonly MenuOption<Value>[];
  value: Value | undefined;
  onValueChange: (value: Value | undefined) => void;
  disabled: boolean;
}

/** A chip with a menu of options. At most one option can be set. */
export function MenuChip<Value extends string>(props: MenuChipProps<Value>) {
  const { icon, name, any, options, value, onValueChange, disabled } = props;
  const selected = options.find((option) => option.value === value);
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button
          size="small"
          className={css.chip}
          data-selected={selected && ''}
          aria-label={selected && `${name}: ${selected.label}`}
          {...{ icon, disabled }}
        >
          <span className={css.text}>{selected?.label ?? name}</span>
          <ChevronDownIcon />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.RadioGroup
          value={value ?? ''}
          onValueChange={(next) => onValueChange(options.find((option) => option.value === next)?.value)}
        >
          <DropdownMenu.RadioItem value="">{any}</DropdownMenu.RadioItem>
          {options.map(({ value: option, label, detail }) => (
            <DropdownMenu.RadioItem key={option} value={option}>
              {label} {detail && <span className={css.detail}>{detail}</span>}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
