import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
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

/** A letter appears in place of a picture that takes longer, ms. */
const SLOW_MS = 300;

/** The picture once it has loaded; the letter while that takes long, and where it fails. */
function Picture({ src, letter }: { src: string; letter: ReactNode }) {
  const [state, setState] = useState<'loading' | 'slow' | 'loaded' | 'failed'>('loading');
  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('slow'), SLOW_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <>
      {state !== 'failed' && (
        <img
          className={picture}
          src={src}
          alt=""
          hidden={state === 'slow'}
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
        />
      )}
      {(state === 'slow' || state === 'failed') && letter}
    </>
  );
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
  const letter = <span aria-hidden="true">{firstLetter(name)}</span>;
  return (
    <span
      role="img"
      aria-label={name}
      className={classNames(avatar, className)}
      style={{ width: size, height: size, fontSize: size * 0.44, ...style }}
      {...rest}
    >
      {src ? <Picture key={src} src={src} letter={letter} /> : letter}
    </span>
  );
});
