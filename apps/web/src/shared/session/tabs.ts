const CHANNEL = 'xiangji.session';

/** The id of the signed-in account; null for none. */
export type Holder = string | null;

interface News {
  holder: Holder;
}

// Opened on first use: tests and servers that render do not need it.
let channel: BroadcastChannel | undefined;
const open = () => {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
};

/** Notifies the other tabs of a sign-in or sign-out. */
export function notifyTabs(holder: Holder): void {
  open().postMessage({ holder } satisfies News);
}

/** Listens to messages of other tabs, until the returned function is called. */
export function onTabMessage(listener: (holder: Holder) => void): () => void {
  const hear = (event: MessageEvent<News>) => listener(event.data.holder);
  const heard = open();
  heard.addEventListener('message', hear);
  return () => heard.removeEventListener('message', hear);
}
