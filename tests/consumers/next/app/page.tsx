import { Badge } from '@xiangji/ui';
import { Timeline } from './timeline.tsx';

/** A server component: what it imports from the packages has to say for itself that it is a client's. */
export default function Page() {
  return (
    <main>
      <Badge>3 months</Badge>
      <Timeline months={['March', 'February', 'January']} perMonth={400} />
    </main>
  );
}
