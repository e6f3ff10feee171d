import { Divider, Stack } from '@xiangji/ui';

export function Years() {
  return (
    <Stack gap={3}>
      2025
      <Divider />
      2024
    </Stack>
  );
}
