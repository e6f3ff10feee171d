const CHANNEL = 'xiangji.session';

/** The id of the signed-in account; null for none. */
export type Holder = string | null;

interface News {
  holder: Holder;
}

// Opened by the first who needs it: tests and servers that render have no use for it.
let channel: BroadcastChannel | undefined;
const open = () => {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
};

/** Notifies the other tabs of a sign-in or sign-out. */
export function notifyTabs(holder: Holder): void {
  open().postMessage({ holder } satisfies News);
}

/** Hears what other tabs tell, until the returned function is called. */
export function onTabMessage(listener: (holder: Holder) => void): () => void {
  const hear = (event: MessageEvent<News>) => listener(event.data.holder);
  const heard = open();
  heard.addEventListener('message', hear);
  return () => heard.removeEventListener('message', hear);
}
