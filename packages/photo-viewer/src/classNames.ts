/** Joins the class names that are given. */
export function joinClassNames(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
