import { Button, useViewerKey, useViewerState } from '@xiangji/photo-viewer';

export function LikeButton({ onLike }: { onLike: (id: string) => void }) {
  const id = useViewerState((state) => state.item?.id);
  const like = () => id && onLike(id);
  useViewerKey('l', 'Like', like);
  return (
    <Button label="Like" onClick={like}>
      ♥
    </Button>
  );
}
