import { Badge } from '@xiangji/ui';
import { Timeline } from './timeline.tsx';

/** A server component: what it imports from the packages has to be marked as client code there. */
export default function Page() {
  return (
    <main>
      <Badge>3 months</Badge>
      <Timeline months={['March', 'February', 'January']} perMonth={400} />
    </main>
  );
}
