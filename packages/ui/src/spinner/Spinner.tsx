import { spinner } from './Spinner.css.ts';

/** A small spinning ring inside a busy control. The control itself sets `aria-busy`. */
export function Spinner() {
  return <span aria-hidden="true" className={spinner} />;
}
