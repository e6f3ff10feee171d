import { Badge } from '@xiangji/ui';
import { Timeline } from './timeline.tsx';

/** A server component: imports from the packages have to be marked as client code there. */
export default function Page() {
  return (
    <main>
      <Badge>3 months</Badge>
      <Timeline months={['March', 'February', 'January']} perMonth={400} />
    </main>
  );
}
