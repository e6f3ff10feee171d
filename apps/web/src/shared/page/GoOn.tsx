import { TIMING } from '@xiangji/api-client/contract';
import { Button, Countdown } from '@xiangji/ui';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';

export interface GoOnProps {
  /** Path of the next page. */
  to: string;
  /** The link that goes there at once. */
  link: string;
  /** Says when the next page opens. */
  children: (seconds: number) => ReactNode;
}

/** Counts down, then opens another page in place of this one. */
export function GoOn({ to, link, children }: GoOnProps) {
  const navigate = useNavigate();
  return (
    <>
      <Countdown from={TIMING.REDIRECT_WAIT_SECONDS} onEnd={() => void navigate(to, { replace: true })}>
        {children}
      </Countdown>
      <Button asChild>
        <Link to={to} replace>
          {link}
        </Link>
      </Button>
    </>
  );
}
