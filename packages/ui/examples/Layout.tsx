import { Badge, Box, Grid, Inline, Stack } from '@xiangji/ui';

export function Facts() {
  return (
    <Grid columns="repeat(auto-fill, minmax(200px, 1fr))" gap={4}>
      <Box padding={4} background="surfaceSunken" borderRadius="card">
        <Stack gap={2}>
          <strong>Kyoto 2026</strong>
          <Inline gap={2}>
            <Badge>128 photos</Badge>
            <Badge tone="info">Private</Badge>
          </Inline>
        </Stack>
      </Box>
    </Grid>
  );
}
