import { Button, Countdown } from '@xiangji/ui';
import { useState } from 'react';

export function SendAgain({ onSend }: { onSend: () => void }) {
  const [waiting, setWaiting] = useState(true);
  if (!waiting) return <Button onClick={onSend}>Send again</Button>;
  return (
    <Countdown from={60} onEnd={() => setWaiting(false)}>
      {(seconds) => `Send again in ${seconds} seconds`}
    </Countdown>
  );
}
