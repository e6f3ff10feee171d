import { Heading, Skeleton } from '@xiangji/ui';

export function AlbumTitle({ name }: { name: string | undefined }) {
  return name === undefined ? <Skeleton width={240} /> : <Heading level={2}>{name}</Heading>;
}
