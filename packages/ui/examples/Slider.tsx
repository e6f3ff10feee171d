import { Slider } from '@xiangji/ui';
import { useState } from 'react';

export function Zoom() {
  const [zoom, setZoom] = useState(1);
  return (
    <Slider
      label="Zoom"
      min={1}
      max={10}
      step={0.5}
      value={zoom}
      onValueChange={setZoom}
      valueText={(value) => `${value} times`}
    />
  );
}
