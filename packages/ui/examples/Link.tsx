import { Link } from '@xiangji/ui';

export function BackLink() {
  return <Link href="/albums">Back to the albums</Link>;
}
