import { vars } from '@xiangji/ui/theme';
import { useTranslations } from 'use-intl';

const { accent, textOnAccent } = vars.color;
const BACK_OPACITY = 0.45;

/**
 * The product's logo: two sheets, one behind the other. It has an accessible name, since there is no text next to it.
 */
export function Logo({ size = 40 }: { size?: number }) {
  const name = useTranslations('product')('name');
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      role="img"
      aria-label={name}
      style={{ flexShrink: 0 }}
    >
      <rect width="32" height="32" rx="8" fill={accent} />
      <rect x="11" y="6" width="15" height="15" rx="3" fill={textOnAccent} opacity={BACK_OPACITY} />
      <rect x="6" y="11" width="15" height="15" rx="3" fill={textOnAccent} />
      <path d="M8 24l4.5-6 3 3.6 1.8-2.1L20 24z" fill={accent} />
    </svg>
  );
}
