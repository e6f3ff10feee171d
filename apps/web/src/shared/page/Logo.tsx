import { useTranslations } from 'use-intl';
import * as css from './Logo.css.ts';

/** The product's mark: two sheets, one behind the other. It has a name, since there is no text next to it. */
export function Logo({ size = 40 }: { size?: number }) {
  const name = useTranslations('product')('name');
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" role="img" aria-label={name} className={css.logo}>
      <rect width="32" height="32" rx="8" className={css.ground} />
      <rect x="11" y="6" width="15" height="15" rx="3" className={css.back} />
      <rect x="6" y="11" width="15" height="15" rx="3" className={css.front} />
      <path d="M8 24l4.5-6 3 3.6 1.8-2.1L20 24z" className={css.ground} />
    </svg>
  );
}
