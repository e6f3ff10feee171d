import { TIMING } from '@xiangji/api-client/contract';
import { Countdown } from '@xiangji/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { LinkButton } from './LinkButton.tsx';

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
      <LinkButton to={to} replace>
        {link}
      </LinkButton>
    </>
  );
}
