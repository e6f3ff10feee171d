import type { ReactNode } from 'react';
import { Stack } from '../layout/index.ts';
import { vars } from '../theme/contract.css.ts';
import { translate } from './translate.ts';

const pressed = ['rest', 'hover', 'focus', 'active'] as const;
const filled = [...pressed, 'invalid', 'disabled'] as const;

/** One state of a control, next to the others in one story. */
export type Look = (typeof filled)[number];
type Show = (t: (zh: string, english: string) => string, look: Look) => ReactNode;

const under = (look: Look) => [`[data-look="${look}"] *`];
/**
 * Of several elements with arrow-key navigation, the one that Tab reaches; they get their tabindex with the first
 * focus.
 */
const selected =
  '[data-radix-collection-item]:is([data-state=active], [data-state=on], [data-state=checked])';
/** Tab skips the radios that are not selected. */
const passed = '[type="radio"]:not(:checked)';
/** Only focusable elements show it; of a text and the button in its frame, the text, which gets it first. */
const focusable = [
  `[data-look="focus"] :is(a, button:not([tabindex="-1"], input ~ * button, input ~ button), input:not(${passed}), textarea, [role="slider"], ${selected})`,
];

/** The pseudo-states that storybook-addon-pseudo-states forces, by position in the story. */
const pseudo = {
  hover: [...under('hover'), ...under('active')],
  focus: focusable,
  focusVisible: focusable,
  focusWithin: under('focus'),
  active: under('active'),
};

function story(looks: readonly Look[], show: Show) {
  return {
    parameters: { pseudo },
    render: (_args: unknown, { globals }: { globals: Record<string, unknown> }) => (
      <Stack gap={4}>
        {looks.map((look) => (
          <Stack key={look} gap={1}>
            <span style={{ fontSize: vars.fontSize.caption, color: vars.color.textMuted }}>{look}</span>
            <div data-look={look}>{show((zh, english) => translate(globals, zh, english), look)}</div>
          </Stack>
        ))}
      </Stack>
    ),
  };
}

/** A story of a link, which cannot be disabled: at rest, hovered, focused, pressed. */
export function looksOfLink(show: Show) {
  return story(pressed, show);
}

/** A story of a button: the same, and disabled. */
export function looksOfAction(show: Show) {
  return story([...pressed, 'disabled'], show);
}

/** A story of a field: the same, and invalid. */
export function looksOfField(show: Show) {
  return story(filled, show);
}

/** The props of the last two states of a field. */
export function fieldState(look: Look, error: string): { error?: string; disabled?: boolean } {
  if (look === 'invalid') return { error };
  return look === 'disabled' ? { disabled: true } : {};
}
