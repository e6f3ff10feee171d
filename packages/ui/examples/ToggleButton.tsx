import { StarIcon, ToggleButton } from '@xiangji/ui';
import { useState } from 'react';

export function FavoritesFilter() {
  const [pressed, setPressed] = useState(false);
  return (
    <ToggleButton icon={<StarIcon />} pressed={pressed} onPressedChange={setPressed}>
      Favourites only
    </ToggleButton>
  );
}
