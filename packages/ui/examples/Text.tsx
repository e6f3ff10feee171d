import { Text } from '@xiangji/ui';

export function PhotoCount({ count }: { count: number }) {
  return (
    <Text size="caption" tone="muted">
      {count} photos
    </Text>
  );
}
