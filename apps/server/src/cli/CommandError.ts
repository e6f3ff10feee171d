/** A mistake of the operator or a missing requirement. The message says how to solve it. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
