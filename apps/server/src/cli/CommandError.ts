/** An operator's mistake or a missing requirement. The message says how to fix it. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
