import '@xiangji/ui/theme.css';
import '@xiangji/ui/reset.css';
import { CropArea, Cropper, useCropper } from '@xiangji/cropper';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import EasyCrop from 'react-easy-crop';
import ImageCrop, { type Crop } from 'react-image-crop';

/** Sets a library up without a picture; the returned function shows one. */
type Peer = (root: HTMLElement) => (file: Blob) => void;

function fromReact(View: (props: { file: Blob }) => React.ReactNode): Peer {
  return (root) => {
    let show: (file: Blob) => void = () => {};
    function Host() {
      const [file, setFile] = useState<Blob>();
      show = setFile;
      return file ? <View file={file} /> : null;
    }
    const react = createRoot(root);
    flushSync(() => react.render(<Host />));
    return (file) => show(file);
  };
}

/** The peers take addresses; theirs lives as long as the picture is shown. */
function useAddress(file: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

const frame = { width: 270, height: 360 };

function Ours({ file }: { file: Blob }) {
  return <Cropper image={file} frameSize={frame} defaultAspect={3 / 4} />;
}

/** Like the other two: an area and controls of your own. */
function Area({ file }: { file: Blob }) {
  const cropper = useCropper({ image: file, frameSize: frame, defaultAspect: 3 / 4 });
  return <CropArea cropper={cropper} />;
}

function Easy({ file }: { file: Blob }) {
  const image = useAddress(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  // Each picture begins as in the others: enlarged as the one before, another size of it would be decoded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the file is what it begins with
  useEffect(() => setZoom(1), [file]);
  if (!image) return null;
  return (
    <div style={{ position: 'relative', width: 412, height: 416 }}>
      <EasyCrop
        {...{ image, crop, zoom }}
        maxZoom={10}
        aspect={3 / 4}
        cropSize={frame}
        objectFit="cover"
        onCropChange={setCrop}
        onZoomChange={setZoom}
      />
    </div>
  );
}

function Select({ file }: { file: Blob }) {
  const image = useAddress(file);
  const [crop, setCrop] = useState<Crop>({ unit: 'px', x: 71, y: 20, ...frame, height: 240, width: 180 });
  if (!image) return null;
  return (
    <ImageCrop crop={crop} onChange={setCrop} aspect={3 / 4}>
      <img src={image} alt="" style={{ width: 412 }} />
    </ImageCrop>
  );
}

/** Each as its guide sets it up, for a frame of 270 × 360. */
export const peers: Readonly<Record<string, Peer>> = {
  '@xiangji/cropper: CropArea': fromReact(Area),
  '@xiangji/cropper: Cropper': fromReact(Ours),
  'react-easy-crop': fromReact(Easy),
  'react-image-crop': fromReact(Select),
};
