import { CopyField } from '@xiangji/ui';

export function ShareLink() {
  return <CopyField label="Share link" value="https://photos.example.com/s/Kx7mPq2d" />;
}
