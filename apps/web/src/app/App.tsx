import { lazyPart } from '@xiangji/ui';
import { openPages } from './gates/openPages.ts';
import { SessionGate } from './gates/SessionGate.tsx';
import { needsSession, shareIdIn } from './place.ts';

const Pages = lazyPart(openPages, 'Pages');
/** With the code that asks for the share, in one file. */
const loadGate = async () => ({ ShareGate: (await import('./gates/share.ts')).ShareGate });
const ShareGate = lazyPart(loadGate, 'ShareGate');

/** The pages, or what precedes them at the opened address: the sign-in, or the code entry of a share. */
export function App({ path }: { path: string }) {
  const shareId = shareIdIn(path);
  if (shareId) {
    return (
      <ShareGate shareId={shareId}>
        <Pages />
      </ShareGate>
    );
  }
  if (!needsSession(path)) return <Pages />;
  return (
    <SessionGate>
      <Pages />
    </SessionGate>
  );
}
