import { HoverCard, Link, Text } from '@xiangji/ui';

export function PlaceLink() {
  return (
    <HoverCard.Root>
      <HoverCard.Trigger asChild>
        <Link href="/places/kyoto">Kyoto</Link>
      </HoverCard.Trigger>
      <HoverCard.Content>
        <Text weight="strong">Kyoto in autumn</Text>
        <Text size="caption" tone="muted">
          248 photos
        </Text>
      </HoverCard.Content>
    </HoverCard.Root>
  );
}
