/** The action of a key, and its description in the keyboard help. */
export interface KeyBinding {
  label: string;
  run: () => void;
}
/** Bindings by key, single letters in lower case. */
export type KeyMap = Map<string, KeyBinding>;
