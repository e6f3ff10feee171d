import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, useRef, useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { AspectControl } from './AspectControl.tsx';
import { AvatarCropper } from './AvatarCropper.tsx';
import { CoverCropper } from './CoverCropper.tsx';
import { CropArea } from './CropArea.tsx';
import { Cropper, type CropperHandle, type CropperProps } from './Cropper.tsx';
import type { Area } from './geometry/index.ts';
import { en } from './labels.ts';
import {
  storyAddress,
  storyHeavy,
  storyLivePair,
  storyPhoto,
  storyPicture,
} from './stories/storyPictures.ts';
import { type Crop, useCropper } from './useCropper.ts';

interface Made {
  image: CropperProps['image'];
}
/** Made once: an update of the story in another theme keeps the image. */
function made(make: () => Promise<CropperProps['image']>) {
  let image: Promise<CropperProps['image']> | undefined;
  return [
    async () => {
      image ??= make();
      return { image: await image };
    },
  ];
}

const meta: Meta<CropperProps> = {
  component: Cropper,
  id: 'cropper-cropper',
  title: 'Cropper/Cropper 裁剪',
  parameters: {
    docs: {
      lead: [
        '在固定的框里移动、缩放、旋转一张照片，裁出框里的部分。',
        'Moves, zooms and rotates a photo under a fixed frame, and cuts out the part in it.',
      ],
    },
  },
  args: { frameSize: { width: 270, height: 360 }, defaultAspect: 3 / 4 },
  argTypes: {
    labels: {
      description: 'Texts to use in place of those of the provider’s language.',
    },
  },
  loaders: made(() => storyPhoto('landscape')),
  render: (args, { loaded }) => <Cropper {...args} {...(loaded as Made)} />,
};
export default meta;
type Story = StoryObj<CropperProps>;

/** In a window of its own a story plays, so that what comes of it is seen. */
const played = { docs: { story: { inline: false, height: 'auto' } } };

const opened = async (root: HTMLElement) => within(root).findByRole('application');

export const Landscape: Story = { tags: ['visual'], name: 'Landscape 横图' };
export const Portrait: Story = { name: 'Portrait 竖图', loaders: made(() => storyPhoto('portrait')) };
export const Panorama: Story = { name: 'Panorama 全景', loaders: made(() => storyPhoto('panorama')) };
export const LongScreenshot: Story = {
  name: 'Long Screenshot 长截图',
  loaders: made(() => storyPhoto('screenshot')),
};
export const SmallestPicture: Story = {
  name: 'Smallest Picture 最小的图',
  loaders: made(() => storyPhoto('ten')),
};
export const TransparentPng: Story = {
  name: 'Transparent Png 透明 PNG',
  loaders: made(() => storyPhoto('transparent')),
};
export const Cmyk: Story = { name: 'Cmyk CMYK 图', loaders: made(() => storyPhoto('cmyk')) };
export const AnimatedGif: Story = {
  name: 'Animated Gif 动图',
  loaders: made(() => storyPhoto('earth')),
};
export const FromBitmap: Story = {
  name: 'From Bitmap 来自位图',
  loaders: made(async () => createImageBitmap(await storyPhoto('landscape'))),
};
export const FromAddress: Story = {
  name: 'From Address 来自网址',
  loaders: made(async () => storyAddress('landscape')),
};
export const WideFrame: Story = {
  name: 'Wide Frame 宽框',
  args: { frameSize: { width: 300, height: 100 }, defaultAspect: 3 },
};
export const English: Story = { name: 'English 英文', args: { labels: en } };
export const Straightened: Story = {
  name: 'Straightened 已拉直',
  args: { defaultCrop: { x: 500, y: 200, width: 300, height: 400 }, defaultRotation: 12 },
};
export const RotatedAndFlipped: Story = {
  name: 'Rotated And Flipped 旋转并翻转',
  args: { defaultCrop: { x: 300, y: 200, width: 640, height: 480 }, defaultRotation: 90, defaultFlip: true },
};

export const Orientation6: Story = {
  name: 'Orientation 6 方向 6',
  loaders: made(() => storyPhoto('turned')),
  render: (args, { loaded }) => <Output {...args} {...(loaded as Made)} />,
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
    const text = await within(canvasElement).findByTestId('result');
    // The stored 900 × 600 is 600 × 900 upright.
    await waitFor(() => expect(text).toHaveTextContent('"image":{"width":600,"height":900}'));
  },
};

/** Reduced in a worker, and still upright. */
export const HeavyFile: Story = {
  name: 'Heavy File 很大的文件',
  loaders: made(storyHeavy),
  render: (args, { loaded }) => <Output {...args} {...(loaded as Made)} />,
  play: async ({ canvasElement }) => {
    const area = await opened(canvasElement);
    const text = within(canvasElement).getByTestId('result');
    await waitFor(() => expect(text).toHaveTextContent('"image":{"width":1000,"height":3000}'));
    const picture = () => area.querySelector('img');
    // As sharp as the frame is comes first.
    await waitFor(() => expect([picture()?.naturalWidth, picture()?.naturalHeight]).toEqual([683, 2048]));
    // The hills at its foot lie at the left, and the sky at the right.
    const sharp = picture();
    const [left = 0, right = 0] = sharp ? brightnessOf(sharp) : [];
    await expect(left).toBeLessThan(right / 2);
  },
};

export const TooSmall: Story = {
  name: 'Too Small 太小',
  loaders: made(() => storyPicture(9, 40)),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('图片尺寸过小');
  },
};
export const Broken: Story = {
  tags: ['visual'],
  name: 'Broken 损坏',
  loaders: made(async () => new Blob(['no picture'], { type: 'image/jpeg' })),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('图片无法打开');
  },
};
/** A video is no image, whatever its name is. */
export const Video: Story = {
  tags: ['visual'],
  ...Broken,
  name: 'Video 视频',
  loaders: made(() => storyPhoto('film')),
};
/** The still of the live photo is cropped; the video after it has no effect. */
export const LivePair: Story = {
  name: 'Live Pair 实况照片',
  parameters: played,
  loaders: made(storyLivePair),
  render: (args, { loaded }) => <Output {...args} {...(loaded as Made)} />,
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
    const text = await within(canvasElement).findByTestId('result');
    await waitFor(() => expect(text).toHaveTextContent('"image":{"width":480,"height":640}'));
    await userEvent.click(within(canvasElement).getByRole('button', { name: '裁剪' }));
    const picture = await within(canvasElement).findByRole<HTMLImageElement>('img', { name: '裁剪结果' });
    await waitFor(() => expect([picture.naturalWidth, picture.naturalHeight]).toEqual([540, 720]));
  },
};
export const WrongType: Story = {
  tags: ['visual'],
  name: 'Wrong Type 类型不对',
  args: { accept: 'image/png' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('不支持');
  },
};

export const Cover: Story = {
  tags: ['visual'],
  name: 'Cover 封面',
  render: (args, { loaded }) => <CoverCropper {...args} {...(loaded as Made)} />,
};
export const Avatar: Story = {
  name: 'Avatar 头像',
  render: (args, { loaded }) => <AvatarCropper {...args} {...(loaded as Made)} />,
};
export const AvatarWithRotation: Story = {
  name: 'Avatar With Rotation 可旋转的头像',
  render: (args, { loaded }) => <AvatarCropper {...args} {...(loaded as Made)} rotatable />,
};

/** The written file next to the visible crop. */
export const CutOut: Story = {
  tags: ['visual'],
  name: 'Cut Out 裁出的图',
  parameters: played,
  loaders: made(() => storyPicture(1600, 1200)),
  args: { defaultCrop: { x: 700, y: 100, width: 750, height: 1000 } },
  render: (args, { loaded }) => <Output {...args} {...(loaded as Made)} />,
  play: async ({ canvasElement }) => {
    const user = userEvent.setup();
    const area = await opened(canvasElement);
    const text = within(canvasElement).getByTestId('result');
    await waitFor(() =>
      expect(text).toHaveTextContent('"areaPixels":{"x":700,"y":100,"width":750,"height":1000}'),
    );
    area.focus();
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await waitFor(() =>
      expect(text).toHaveTextContent('"areaPixels":{"x":728,"y":100,"width":750,"height":1000}'),
    );
    await user.keyboard('{+}');
    await waitFor(() => expect(text).not.toHaveTextContent('"height":1000}'));
    fireEvent.wheel(area, { deltaY: 4000 });
    // As far out as it goes: the picture's whole height.
    await waitFor(() => expect(text).toHaveTextContent('"width":900,"height":1200}'));
    await user.click(within(canvasElement).getByRole('button', { name: '裁剪' }));
    const picture = await within(canvasElement).findByRole<HTMLImageElement>('img', { name: '裁剪结果' });
    await waitFor(() => expect([picture.naturalWidth, picture.naturalHeight]).toEqual([540, 720]));
  },
};

/** The owner holds the crop and may set it. */
export const Controlled: Story = {
  name: 'Controlled 受控',
  parameters: played,
  loaders: made(() => storyPicture(1600, 1200)),
  render: (args, { loaded }) => <Owned {...args} {...(loaded as Made)} />,
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '左上角' }));
    const result = within(canvasElement).getByTestId('result');
    await waitFor(() => expect(result).toHaveTextContent('{"x":0,"y":0,"width":300,"height":400}'));
  },
};

/** Of the left and the right half of a picture, 0 to 255. */
function brightnessOf(picture: HTMLImageElement): number[] {
  const context = Object.assign(document.createElement('canvas'), { width: 8, height: 1 }).getContext('2d');
  context?.drawImage(picture, 0, 0, 8, 1);
  return [1, 6].map((x) => context?.getImageData(x, 0, 1, 1).data[1] ?? Number.NaN);
}

/** Additions of a story stand apart from the controls of the cropper. */
const below: CSSProperties = {
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  marginBlockStart: 32,
  fontSize: 12,
  overflowWrap: 'anywhere',
};

function Output(props: CropperProps) {
  const cropper = useRef<CropperHandle>(null);
  const [crop, setCrop] = useState<Crop>();
  const [url, setUrl] = useState<string>();
  const cut = async () => {
    const blob = await cropper.current?.toBlob({ width: 540 });
    if (blob) setUrl(URL.createObjectURL(blob));
  };
  return (
    <>
      <Cropper
        {...props}
        ref={cropper}
        onReady={setCrop}
        onCropComplete={() => setCrop(cropper.current?.getCrop())}
      />
      <div style={below}>
        <button type="button" onClick={cut}>
          裁剪
        </button>
        {url && <img src={url} width={135} alt="裁剪结果" />}
        <code data-testid="result">{JSON.stringify(crop)}</code>
      </div>
    </>
  );
}

function Owned(props: CropperProps) {
  const [crop, setCrop] = useState<Area>({ x: 400, y: 200, width: 600, height: 800 });
  return (
    <>
      <Cropper {...props} crop={crop} onCropChange={setCrop} />
      <div style={below}>
        <button type="button" onClick={() => setCrop({ x: 0, y: 0, width: 300, height: 400 })}>
          左上角
        </button>
        <code data-testid="result">{JSON.stringify(crop)}</code>
      </div>
    </>
  );
}

const aspects = [
  { value: 'free', label: '自由 Free' },
  { value: 1, label: '1:1' },
  { value: 4 / 3, label: '4:3' },
  { value: 16 / 9, label: '16:9' },
] as const;

/** The shape is selected from a list. */
export const Aspects: Story = {
  name: 'Aspects 比例',
  args: {
    frameSize: { width: 480, height: 360 },
    defaultAspect: 4 / 3,
    children: (cropper) => <AspectControl cropper={cropper} options={aspects} />,
  },
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole('radio', { name: '1:1' }));
    const frame = canvasElement.querySelector<HTMLElement>('[data-shape]');
    await waitFor(() =>
      expect([frame?.offsetWidth, frame?.offsetHeight]).toEqual([frame?.offsetHeight, frame?.offsetWidth]),
    );
  },
};

const selection = {
  mode: 'selection',
  frameSize: { width: 480, height: 360 },
  defaultAspect: 'free',
} as const;

/** A selection with handles over the whole image. */
export const Selection: Story = {
  name: 'Selection 选框',
  args: { ...selection, defaultCrop: { x: 300, y: 150, width: 700, height: 500 } },
};
export const SelectionEnglish: Story = {
  name: 'Selection English 选框（英文）',
  args: { ...Selection.args, labels: en },
};
export const SelectionByKeys: Story = {
  name: 'Selection By Keys 用键盘调整选框',
  args: selection,
  loaders: made(() => storyPicture(1600, 1200)),
  render: (args, { loaded }) => <Output {...args} {...(loaded as Made)} />,
  play: async ({ canvasElement }) => {
    const handle = await within(canvasElement).findByRole('button', { name: '右下角' });
    handle.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowUp}{/Shift}');
    await waitFor(() =>
      expect(within(canvasElement).getByTestId('result')).toHaveTextContent(/"x":0,"y":0,"width":15\d\d/),
    );
  },
};
export const SelectionRoundFixedShape: Story = {
  name: 'Selection Round Fixed Shape 圆形选框',
  args: { ...selection, shape: 'round', defaultAspect: 1 },
};

/** An image that takes long to open. */
export const Loading: Story = {
  tags: ['visual'],
  name: 'Loading 加载中',
  args: { image: new Blob(), decode: () => new Promise(() => {}) },
  loaders: [],
  render: (args) => <Cropper {...args} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('正在加载图片'));
    await expect(within(canvasElement).getByRole('application')).toHaveAttribute('aria-busy', 'true');
  },
};

/** The file is being written. */
export const Cutting: Story = {
  name: 'Cutting 正在裁剪',
  render: (args, { loaded }) => <CuttingArea {...args} {...(loaded as Made)} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('正在裁剪'));
  },
};

function CuttingArea(props: CropperProps) {
  const cropper = useCropper(props);
  return <CropArea cropper={{ ...cropper, cutting: cropper.status === 'ready' }} />;
}

/** In a column that is narrower than its frame, the frame shrinks. */
export const Narrow: Story = {
  name: 'Narrow 窄',
  args: { frameSize: { width: 480, height: 360 }, defaultAspect: 4 / 3 },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
    await waitFor(() =>
      expect(canvasElement.querySelector<HTMLElement>('[data-shape]')?.offsetWidth).toBeLessThanOrEqual(224),
    );
  },
};
