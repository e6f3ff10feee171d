import { Avatar as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { withRef } from '../react-18/index.ts';
import { avatar, picture } from './Avatar.css.ts';

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The person's name; its first letter replaces a missing picture. */
  name: string;
  /** Address of the picture; without one the first letter is shown. */
  src?: string | undefined;
  /** Diameter in px. */
  size?: number;
};

/** A letter or digit without combining marks is a grapheme; asking `Intl.Segmenter` costs a phone 60 ms. */
const PLAIN = /^[\p{Script=Latin}\p{Script=Han}\d](?![\p{M}\p{Cf}])/u;

/** By grapheme: a family emoji or a letter with its marks stays whole. */
function firstLetter(name: string): string {
  const trimmed = name.trim();
  const [plain] = PLAIN.exec(trimmed) ?? [];
  if (plain) return plain.toLocaleUpperCase();
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(trimmed);
  const [first] = segments;
  return first ? first.segment.toLocaleUpperCase() : '·';
}

/** A person, by picture or by first letter. */
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
