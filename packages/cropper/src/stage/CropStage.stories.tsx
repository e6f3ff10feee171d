import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Slider } from '@xiangji/ui';
import { type CSSProperties, useRef, useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { type Crop, flipped, turnedQuarter, wholeView, zoomed } from '../geometry/index.ts';
import { storyAddress } from '../stories/storyPictures.ts';
import { CropStage, type CropStageHandle, type CropStageProps } from './CropStage.tsx';
import { en, zhCN } from './labels.ts';

const meta: Meta<CropStageProps> = {
  component: CropStage,
  id: 'cropper-cropstage',
  title: 'Cropper/CropStage 裁剪台',
  parameters: {
    docs: {
      lead: [
        '只有裁剪台：照片在固定的框下拖动、滚轮、双指、按键移动和缩放。按钮由你来做。',
        'The stage alone: a photo under a fixed frame, moved and zoomed by drag, wheel, pinch and keys. The buttons are yours.',
      ],
    },
  },
  args: { source: storyAddress('landscape'), frame: { width: 270, height: 360 } },
  argTypes: {
    crop: { typeName: 'Crop' },
    defaultCrop: { typeName: 'Crop' },
    labels: {
      typeName: 'StageLabels',
      description: 'Every text: `zhCN`, `en`, or your own. Default `zhCN`.',
    },
  },
};
export default meta;
type Story = StoryObj<CropStageProps>;

/** In a window of its own a story plays, so that what comes of it is seen. */
const played = { docs: { story: { inline: false, height: 'auto' } } };

const ready = (root: HTMLElement) =>
  waitFor(() => expect(root.querySelector('[data-cropper="ready"]')).not.toBeNull());

export const Default: Story = {};
export const Round: Story = { args: { shape: 'round', frame: { width: 240, height: 240 } } };
export const Portrait: Story = { args: { source: storyAddress('portrait') } };
export const Panorama: Story = { args: { source: storyAddress('panorama') } };
export const WideFrame: Story = { args: { frame: { width: 300, height: 100 } } };
export const Orientation6: Story = { args: { source: storyAddress('turned') } };
export const Dialled: Story = {
  args: { defaultCrop: { rect: [500, 200, 300, 400], turn: 0, angle: 12, flip: false } },
};

export const Refused: Story = {
  // The smallest that may be cropped is one pixel larger.
  args: {
    source: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="40"/>')}`,
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('图片尺寸过小');
    await expect(within(canvasElement).queryByRole('application')).toBeNull();
  },
};
export const Broken: Story = {
  args: { source: 'data:image/jpeg,no%20picture', labels: en },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('cannot be opened');
  },
};
/** An address that never answers. */
export const Loading: Story = {
  beforeEach: () => {
    const { src } = Object.getOwnPropertyDescriptors(HTMLImageElement.prototype);
    Object.defineProperty(HTMLImageElement.prototype, 'src', { ...src, set() {} });
    return () => Object.defineProperty(HTMLImageElement.prototype, 'src', src);
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('正在加载图片'));
  },
};

/** A slider and buttons that speak to the stage through its `ref`, with the functions of the geometry entry. */
export const OwnControls: Story = {
  parameters: played,
  render: (args) => <WithControls {...args} />,
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '旋转' }));
    await userEvent.click(canvas.getByRole('button', { name: '翻转' }));
    const result = canvas.getByTestId('result');
    await waitFor(() => expect(result).toHaveTextContent('270° ⇋'));
    await userEvent.click(canvas.getByRole('button', { name: '还原' }));
    await waitFor(() => expect(result).toHaveTextContent('0°'));
    fireEvent.keyDown(canvas.getByRole('application'), { key: '+' });
    await waitFor(() => expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '110%'));
  },
};
export const OwnControlsEnglish: Story = {
  args: { labels: en },
  render: (args) => <WithControls {...args} />,
};

/** The crop belongs to the owner, who keeps it within the upper half. */
export const Controlled: Story = {
  parameters: played,
  args: { frame: { width: 240, height: 120 } },
  render: (args) => <UpperHalf {...args} />,
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const stage = within(canvasElement).getByRole('application');
    const result = within(canvasElement).getByTestId('result');
    fireEvent.wheel(stage, { deltaY: -500 });
    await waitFor(() => expect(result).not.toHaveTextContent('1000,500'));
    for (let step = 0; step < 40; step += 1) fireEvent.keyDown(stage, { key: 'ArrowUp', shiftKey: true });
    const [, y = 0, , height = 0] = JSON.parse(result.textContent ?? '');
    await expect(y + height).toBeLessThanOrEqual(533);
  },
};

/** Another picture comes onto the same stage; it begins anew. */
export const AnotherPicture: Story = {
  parameters: played,
  render: (args) => <Two {...args} />,
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const stage = within(canvasElement).getByRole('application');
    fireEvent.keyDown(stage, { key: '+' });
    await userEvent.click(within(canvasElement).getByRole('button', { name: '换一张' }));
    const shown = within(canvasElement).getByTestId('result');
    await waitFor(() => expect(shown).toHaveTextContent('900 × 1200'));
    await ready(canvasElement);
    await expect(within(canvasElement).getByRole('application')).toBe(stage);
  },
};

const below: CSSProperties = { display: 'grid', gap: 16, maxWidth: 420, margin: '16px auto 0' };
const line: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 8 };
const small: CSSProperties = { fontSize: 12, overflowWrap: 'anywhere' };

const texts = {
  zh: { zoom: '缩放', turn: '旋转', flip: '翻转', reset: '还原' },
  en: { zoom: 'Zoom', turn: 'Turn', flip: 'Flip', reset: 'Reset' },
};

function WithControls({ labels = zhCN, ...props }: CropStageProps) {
  const stage = useRef<CropStageHandle>(null);
  const [crop, setCrop] = useState<Crop>();
  const t = labels === en ? texts.en : texts.zh;
  const change: CropStageHandle['change'] = (next) => stage.current?.change(next);
  return (
    <>
      <CropStage {...{ ...props, labels }} ref={stage} onReady={setCrop} onCropChange={setCrop} />
      <div style={below}>
        <Slider
          label={t.zoom}
          min={1}
          max={10}
          step={0.01}
          value={stage.current?.zoom() ?? 1}
          valueText={(zoom) => `${Math.round(zoom * 100)}%`}
          onChange={(zoom) => change((bounds, view) => zoomed(bounds, view, { zoom }))}
        />
        <div style={line}>
          <Button onClick={() => change(turnedQuarter)}>{t.turn}</Button>
          <Button onClick={() => change(flipped)}>{t.flip}</Button>
          <Button onClick={() => change(wholeView)}>{t.reset}</Button>
        </div>
        <code data-testid="result" style={small}>
          {crop && `${JSON.stringify(crop.rect)} ${crop.turn}° ${crop.flip ? '⇋' : ''}`}
        </code>
      </div>
    </>
  );
}

function UpperHalf(props: CropStageProps) {
  const [crop, setCrop] = useState<Crop>({ rect: [0, 0, 1000, 500], turn: 0, angle: 0, flip: false });
  const keep = (next: Crop) => {
    if (next.rect[1] + next.rect[3] <= 533) setCrop(next);
  };
  return (
    <>
      <CropStage {...props} crop={crop} onCropChange={keep} />
      <div style={below}>
        <code data-testid="result" style={small}>
          {JSON.stringify(crop.rect)}
        </code>
      </div>
    </>
  );
}

function Two(props: CropStageProps) {
  const [second, setSecond] = useState(false);
  const [size, setSize] = useState('');
  return (
    <>
      <CropStage
        {...props}
        source={second ? storyAddress('portrait') : props.source}
        onReady={({ picture }) => setSize(`${picture.width} × ${picture.height}`)}
      />
      <div style={below}>
        <div style={line}>
          <Button onClick={() => setSecond(!second)}>换一张</Button>
        </div>
        <code data-testid="result" style={small}>
          {size}
        </code>
      </div>
    </>
  );
}
