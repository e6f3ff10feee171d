import { ScrollArea, Stack } from '@xiangji/ui';

export function AlbumNames({ names }: { names: readonly string[] }) {
  return (
    <ScrollArea label="Albums" style={{ width: 240, height: 160 }}>
      <Stack gap={2}>
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </Stack>
    </ScrollArea>
  );
}
