const CHANNEL = 'xiangji.session';

/** Who is signed in now, by id; null is nobody. */
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

/** Tells the other tabs who has signed in, or that nobody is any more. */
export function tellTabs(holder: Holder): void {
  open().postMessage({ holder } satisfies News);
}

/** Hears what other tabs tell, until the returned function is called. */
export function onTabsTell(listener: (holder: Holder) => void): () => void {
  const hear = (event: MessageEvent<News>) => listener(event.data.holder);
  const heard = open();
  heard.addEventListener('message', hear);
  return () => heard.removeEventListener('message', hear);
}
