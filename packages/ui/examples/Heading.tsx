import { Heading } from '@xiangji/ui';

export function PageTitle() {
  return <Heading level={1}>All albums</Heading>;
}
