import { expect, it } from 'vitest';
import { actionLabels } from './action-menu/labels.ts';
import { albumCardLabels } from './album-card/labels.ts';
import { organizerLabels } from './album-organizer/labels.ts';
import { albumTargetLabels } from './album-picker/labels.ts';
import { selectionLabels } from './selection-bar/labels.ts';
import { uploadLabels } from './upload/labels.ts';

const catalogues = {
  actionLabels,
  albumCardLabels,
  organizerLabels,
  albumTargetLabels,
  selectionLabels,
  uploadLabels,
};

it.each(Object.entries(catalogues))('has the same texts in both languages: %s', (_name, catalogue) => {
  const { 'zh-CN': chinese, en } = catalogue;
  expect(Object.keys(en).sort()).toEqual(Object.keys(chinese).sort());
});

/** Texts that the product's specification gives. */
it.each([
  [organizerLabels['zh-CN'].outBar, '拖到这里移出相集'],
  [organizerLabels['zh-CN'].newName('2026.11.21'), '新相册 - 2026.11.21'],
  [albumTargetLabels['zh-CN'].albumRequired, '请选择一个相册'],
])('says %s', (text, expected) => {
  expect(text).toBe(expected);
});

it.each([
  [albumCardLabels['zh-CN'].photos(0), '暂无照片'],
  [albumCardLabels['zh-CN'].photos(1_234), '1,234 张照片'],
  [albumCardLabels.en.photos(1), '1 photo'],
  [albumCardLabels.en.albums(2), '2 albums'],
  [selectionLabels.en.selected(1_234), '1,234 selected'],
  [organizerLabels.en.overMerge('A', 'A&B'), 'Over “A”: Enter makes the set “A&B”'],
])('fills in names and counts: %s', (text, expected) => {
  expect(text).toBe(expected);
});
