import { Card, PullToRefresh, Stack } from '@xiangji/ui';

interface Props {
  names: readonly string[];
  reload: () => Promise<unknown>;
}

export function AlbumList({ names, reload }: Props) {
  return (
    <PullToRefresh onRefresh={reload}>
      <Stack gap={2}>
        {names.map((name) => (
          <Card key={name}>{name}</Card>
        ))}
      </Stack>
    </PullToRefresh>
  );
}
