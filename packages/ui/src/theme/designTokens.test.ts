import { expect, it } from 'vitest';
import { darkValues } from './dark.css.ts';
import { designTokens } from './designTokens.ts';
import { lightValues } from './light.css.ts';

const px = (value: number) => ({ value, unit: 'px' });

it('writes colours, dimensions, durations and curves by type', () => {
  const { color, space, motion, font } = designTokens(lightValues);
  expect(color?.surface).toEqual({
    $type: 'color',
    $value: { colorSpace: 'oklch', components: [0.985, 0.004, 90], alpha: 1 },
  });
  expect(space?.[4]).toEqual({ $type: 'dimension', $value: px(16) });
  expect(motion?.enter).toEqual({ $type: 'duration', $value: { value: 200, unit: 'ms' } });
  expect(motion?.standard).toEqual({ $type: 'cubicBezier', $value: [0.2, 0, 0, 1] });
  expect(font?.mono?.$value).toContain('SF Mono');
});

it('writes every part of a shadow', () => {
  expect(designTokens(darkValues).shadow?.raised?.$value).toEqual([
    {
      color: { colorSpace: 'oklch', components: [1, 0, 0], alpha: 0.03 },
      offsetX: px(0),
      offsetY: px(1),
      blur: px(0),
      spread: px(0),
      inset: true,
    },
    {
      color: { colorSpace: 'oklch', components: [0, 0, 0], alpha: 0.4 },
      offsetX: px(0),
      offsetY: px(1),
      blur: px(2),
      spread: px(0),
      inset: false,
    },
    {
      color: { colorSpace: 'oklch', components: [0, 0, 0], alpha: 0.36 },
      offsetX: px(0),
      offsetY: px(2),
      blur: px(8),
      spread: px(0),
      inset: false,
    },
  ]);
});

it.each([lightValues, darkValues])('leaves no value unread', (values) => {
  expect(JSON.stringify(designTokens(values))).not.toContain('null');
});
