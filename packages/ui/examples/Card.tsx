import { Box, Card } from '@xiangji/ui';

export function AlbumLink() {
  return (
    <Card asChild>
      <a href="/albums/kyoto">
        <Box padding={4}>Kyoto 2026</Box>
      </a>
    </Card>
  );
}
