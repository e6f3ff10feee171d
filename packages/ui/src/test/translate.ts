/** A story's own text in the language of the toolbar. */
export function translate(globals: Record<string, unknown>, zh: string, english: string): string {
  return globals.locale === 'en' ? english : zh;
}
