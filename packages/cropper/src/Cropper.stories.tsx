import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, useRef, useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { AvatarCropper } from './AvatarCropper.tsx';
import { CoverCropper } from './CoverCropper.tsx';
import { Cropper, type CropperHandle, type CropperProps } from './Cropper.tsx';
import type { Crop } from './geometry/index.ts';
import { en } from './labels.ts';
import type { CropResult } from './stage/Stage.ts';
import {
  storyAddress,
  storyHeavy,
  storyLivePair,
  storyPhoto,
  storyPicture,
} from './stories/storyPictures.ts';

type Made = { source: CropperProps['source'] };
const made = (make: () => Promise<CropperProps['source']>) => [async () => ({ source: await make() })];

const meta: Meta<CropperProps> = {
  component: Cropper,
  id: 'cropper-cropper',
  title: 'Cropper/Cropper 裁剪',
  parameters: {
    docs: {
      lead: [
        '在固定的框里移动、缩放、旋转一张照片，裁出框里的部分。',
        'Moves, zooms and turns a photo under a fixed frame, and cuts out what lies in it.',
      ],
    },
  },
  args: { frame: { width: 270, height: 360 } },
  argTypes: {
    crop: { typeName: 'Crop' },
    defaultCrop: { typeName: 'Crop' },
    labels: {
      typeName: 'CropperLabels',
      description: 'Every text: `zhCN`, `en`, or your own. Default `zhCN`.',
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

export const Landscape: Story = {};
export const Portrait: Story = { loaders: made(() => storyPhoto('portrait')) };
export const Panorama: Story = { loaders: made(() => storyPhoto('panorama')) };
export const LongScreenshot: Story = { loaders: made(() => storyPhoto('screenshot')) };
export const SmallestPicture: Story = { loaders: made(() => storyPhoto('ten')) };
export const TransparentPng: Story = { loaders: made(() => storyPhoto('transparent')) };
export const Cmyk: Story = { loaders: made(() => storyPhoto('cmyk')) };
export const AnimatedGif: Story = {
  loaders: made(() => storyPhoto('earth')),
  parameters: { visual: { skip: 'it moves for ever' } },
};
export const FromBitmap: Story = {
  loaders: made(async () => createImageBitmap(await storyPhoto('landscape'))),
};
export const FromAddress: Story = {
  loaders: made(async () => storyAddress('landscape')),
};
export const WideFrame: Story = { args: { frame: { width: 300, height: 100 } } };
export const English: Story = { args: { labels: en } };
export const Dialled: Story = {
  args: { defaultCrop: { rect: [500, 200, 300, 400], turn: 0, angle: 12, flip: false } },
};
export const TurnedAndFlipped: Story = {
  args: { defaultCrop: { rect: [300, 200, 640, 480], turn: 90, angle: 0, flip: true } },
};

export const Orientation6: Story = {
  loaders: made(() => storyPhoto('turned')),
  render: (args, { loaded }) => <Output {...args} {...(loaded as Made)} />,
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
    const text = await within(canvasElement).findByTestId('result');
    // 900 × 600 on the chip is 600 × 900 upright.
    await waitFor(() => expect(text).toHaveTextContent('"picture":{"width":600,"height":900}'));
  },
};

/** Read in a worker, smaller than it is, and upright all the same. */
export const HeavyFile: Story = {
  loaders: made(storyHeavy),
  parameters: { visual: { skip: 'it looks as a light one does' } },
  render: (args, { loaded }) => <Output {...args} {...(loaded as Made)} />,
  play: async ({ canvasElement }) => {
    const stage = await opened(canvasElement);
    const text = within(canvasElement).getByTestId('result');
    await waitFor(() => expect(text).toHaveTextContent('"picture":{"width":1000,"height":3000}'));
    const picture = () => stage.querySelector('img');
    // As sharp as the frame is comes first.
    await waitFor(() => expect([picture()?.naturalWidth, picture()?.naturalHeight]).toEqual([683, 2048]));
    // The hills at its foot lie at the left, and the sky at the right.
    const sharp = picture();
    const [left = 0, right = 0] = sharp ? brightnessOf(sharp) : [];
    await expect(left).toBeLessThan(right / 2);
  },
};

export const TooSmall: Story = {
  loaders: made(() => storyPicture(9, 40)),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('图片尺寸过小');
  },
};
export const Broken: Story = {
  loaders: made(async () => new Blob(['no picture'], { type: 'image/jpeg' })),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('图片无法打开');
  },
};
/** A film is no picture, whatever it is named. */
export const Video: Story = { ...Broken, loaders: made(() => storyPhoto('film')) };
/** The still of the pair is what is cropped; the movie behind it does not disturb. */
export const LivePair: Story = {
  parameters: played,
  loaders: made(storyLivePair),
  render: (args, { loaded }) => <Output {...args} {...(loaded as Made)} />,
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
    const text = await within(canvasElement).findByTestId('result');
    await waitFor(() => expect(text).toHaveTextContent('"picture":{"width":480,"height":640}'));
    await userEvent.click(within(canvasElement).getByRole('button', { name: '裁剪' }));
    const picture = await within(canvasElement).findByRole<HTMLImageElement>('img', { name: '裁剪结果' });
    await waitFor(() => expect([picture.naturalWidth, picture.naturalHeight]).toEqual([540, 720]));
  },
};
export const WrongType: Story = {
  args: { types: ['image/png'] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('不支持');
  },
};

export const Cover: Story = {
  render: (args, { loaded }) => <CoverCropper {...args} {...(loaded as Made)} />,
};
export const Avatar: Story = {
  render: (args, { loaded }) => <AvatarCropper {...args} {...(loaded as Made)} />,
};
export const AvatarTurnable: Story = {
  render: (args, { loaded }) => <AvatarCropper {...args} {...(loaded as Made)} rotatable />,
};

/** What comes out beside what is seen. */
export const CutOut: Story = {
  parameters: played,
  loaders: made(() => storyPicture(1600, 1200)),
  args: { defaultCrop: { rect: [700, 100, 750, 1000], turn: 0, angle: 0, flip: false } },
  render: (args, { loaded }) => <Output {...args} {...(loaded as Made)} />,
  play: async ({ canvasElement }) => {
    const user = userEvent.setup();
    const stage = await opened(canvasElement);
    const text = within(canvasElement).getByTestId('result');
    await waitFor(() => expect(text).toHaveTextContent('"rect":[700,100,750,1000]'));
    stage.focus();
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await waitFor(() => expect(text).toHaveTextContent('"rect":[728,100,750,1000]'));
    await user.keyboard('{+}');
    await waitFor(() => expect(text).not.toHaveTextContent('750,1000]'));
    fireEvent.wheel(stage, { deltaY: 4000 });
    // As far out as it goes: the picture's whole height.
    await waitFor(() => expect(text).toHaveTextContent('900,1200]'));
    await user.click(within(canvasElement).getByRole('button', { name: '裁剪' }));
    const picture = await within(canvasElement).findByRole<HTMLImageElement>('img', { name: '裁剪结果' });
    await waitFor(() => expect([picture.naturalWidth, picture.naturalHeight]).toEqual([540, 720]));
  },
};

/** The crop belongs to the owner, who may set it. */
export const Controlled: Story = {
  parameters: played,
  loaders: made(() => storyPicture(1600, 1200)),
  render: (args, { loaded }) => <Owned {...args} {...(loaded as Made)} />,
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '左上角' }));
    const result = within(canvasElement).getByTestId('result');
    await waitFor(() => expect(result).toHaveTextContent('[0,0,300,400]'));
  },
};

/** Of the left and the right half of a picture, 0 to 255. */
function brightnessOf(picture: HTMLImageElement): number[] {
  const context = Object.assign(document.createElement('canvas'), { width: 8, height: 1 }).getContext('2d');
  context?.drawImage(picture, 0, 0, 8, 1);
  return [1, 6].map((x) => context?.getImageData(x, 0, 1, 1).data[1] ?? Number.NaN);
}

/** What a story adds to the cropper stands apart from its tools. */
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
  const [result, setResult] = useState<CropResult>();
  const [url, setUrl] = useState<string>();
  const cut = async () => {
    const blob = await cropper.current?.toBlob({ width: 540 });
    if (blob) setUrl(URL.createObjectURL(blob));
  };
  return (
    <>
      <Cropper {...props} ref={cropper} onReady={setResult} onCropChange={setResult} />
      <div style={below}>
        <button type="button" onClick={cut}>
          裁剪
        </button>
        {url && <img src={url} width={135} alt="裁剪结果" />}
        <code data-testid="result">{JSON.stringify(result)}</code>
      </div>
    </>
  );
}

function Owned(props: CropperProps) {
  const [crop, setCrop] = useState<Crop>({ rect: [400, 200, 600, 800], turn: 0, angle: 0, flip: false });
  return (
    <>
      <Cropper {...props} crop={crop} onCropChange={setCrop} />
      <div style={below}>
        <button
          type="button"
          onClick={() => setCrop({ rect: [0, 0, 300, 400], turn: 0, angle: 0, flip: false })}
        >
          左上角
        </button>
        <code data-testid="result">{JSON.stringify(crop.rect)}</code>
      </div>
    </>
  );
}
