import { spinner } from './Spinner.css.ts';

/** A small turning ring inside a control that waits; the control itself says `aria-busy`. */
export function Spinner() {
  return <span aria-hidden="true" className={spinner} />;
}
