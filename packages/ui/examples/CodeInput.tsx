import { CodeInput } from '@xiangji/ui';

export function ShareCode({ open }: { open: (code: string) => void }) {
  return <CodeInput label="Share code" length={4} onComplete={open} />;
}
