import { AppBar } from '@xiangji/ui';
import { PageBar, type PageBarProps } from './PageBar.tsx';

/** A page whose bar has no actions of its own. */
export function TitledPage({ children, ...bar }: PageBarProps) {
  return (
    <>
      <AppBar.Root>
        <AppBar.Browse>
          <PageBar {...bar} />
        </AppBar.Browse>
      </AppBar.Root>
      {children}
    </>
  );
}
