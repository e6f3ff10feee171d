/** A choice of this browser that the styles of the document read. */
function appearance<const Value extends string>(name: string, values: readonly [Value, ...Value[]]) {
  const key = `xiangji.${name}`;
  const stored = () => values.find((value) => value === localStorage.getItem(key)) ?? values[0];
  /** On the document, so that layers outside the root follow it too. */
  const apply = (value: Value = stored()) => {
    document.documentElement.dataset[name] = value;
  };
  const choose = (value: Value) => {
    localStorage.setItem(key, value);
    apply(value);
  };
  return { values, stored, apply, choose };
}

/** The theme; `auto` follows the system. */
export const theme = appearance('theme', ['auto', 'light', 'dark']);

/** The size of controls; `auto` follows the device: large for fingers, small for a mouse. */
export const density = appearance('density', ['auto', 'comfortable', 'compact']);
