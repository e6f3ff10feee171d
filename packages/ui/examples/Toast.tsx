import { Button, useToast } from '@xiangji/ui';

/** Inside of `UiProvider`, which shows the toasts. */
export function PhotoButtons({ moveBack }: { moveBack: () => void }) {
  const { show, undo } = useToast();
  return (
    <>
      <Button onClick={() => show({ title: 'Photo saved', tone: 'positive' })}>Save photo</Button>
      <Button onClick={() => undo('Moved 3 photos', moveBack)}>Move 3 photos</Button>
    </>
  );
}
