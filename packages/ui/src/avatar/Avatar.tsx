import { Avatar as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import { avatar, picture } from './Avatar.css.ts';

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The name of the user. Its first letter is shown if there is no image. */
  name: string;
  /** URL of the image. Without it, the first letter of the name is shown. */
  src?: string | undefined;
  /** Diameter in px. */
  size?: number;
};

/**
 * A letter or digit without combining marks is a grapheme. This check avoids `Intl.Segmenter`, which takes 60 ms on a
 * phone.
 */
const PLAIN = /^[\p{Script=Latin}\p{Script=Han}\d](?![\p{M}\p{Cf}])/u;

/** Returns the first grapheme, so that a family emoji or a letter with combining marks stays complete. */
function firstLetter(name: string): string {
  const trimmed = name.trim();
  const [plain] = PLAIN.exec(trimmed) ?? [];
  if (plain) return plain.toLocaleUpperCase();
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(trimmed);
  const [first] = segments;
  return first ? first.segment.toLocaleUpperCase() : '·';
}

/** The image of a user, or the first letter of the name. */
export const Avatar = /* @__PURE__ */ withRef(function Avatar({
  name,
  src,
  size = 32,
  className,
  style,
  ...rest
}: AvatarProps) {
  return (
    <Radix.Root
      role="img"
      aria-label={name}
      className={classNames(avatar, className)}
      style={{ width: size, height: size, fontSize: size * 0.44, ...style }}
      {...rest}
    >
      {src ? <Radix.Image className={picture} src={src} alt="" /> : null}
      <Radix.Fallback aria-hidden="true" delayMs={src ? 300 : undefined}>
        {firstLetter(name)}
      </Radix.Fallback>
    </Radix.Root>
  );
});
