import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Returns a value of the browser; on a server and while hydrating it is `onServer`. */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => onServer);
}
