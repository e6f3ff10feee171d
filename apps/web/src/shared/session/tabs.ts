const CHANNEL = 'xiangji.session';

/** The id of the signed-in account; null for none. */
export type AccountId = string | null;

interface TabMessage {
  accountId: AccountId;
}

// Opened on first use: tests and servers that render do not need it.
let channel: BroadcastChannel | undefined;
const open = () => {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
};

/** Notifies the other tabs of a sign-in or sign-out. */
export function notifyTabs(accountId: AccountId): void {
  open().postMessage({ accountId } satisfies TabMessage);
}

/** Listens to messages of other tabs, until the returned function is called. */
export function onTabMessage(listener: (accountId: AccountId) => void): () => void {
  const handleMessage = (event: MessageEvent<TabMessage>) => listener(event.data.accountId);
  const opened = open();
  opened.addEventListener('message', handleMessage);
  return () => opened.removeEventListener('message', handleMessage);
}
