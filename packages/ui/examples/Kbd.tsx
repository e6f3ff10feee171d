import { Kbd, Text } from '@xiangji/ui';

export function SelectAllHint() {
  return (
    <Text>
      Press <Kbd>Ctrl</Kbd> <Kbd>A</Kbd> to select all photos.
    </Text>
  );
}
