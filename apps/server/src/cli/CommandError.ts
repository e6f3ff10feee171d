/** What an operator did or has that a command cannot work with; the message says what would do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
