import {
  type AlbumCardLabels,
  type AlbumTargetLabels,
  albumCardLabels,
  albumTargetLabels,
  type CodeEntryLabels,
  codeEntryLabels,
  type DateChangeLabels,
  type DeviceLabels,
  dateChangeLabels,
  deviceLabels,
  type OrganizerLabels,
  organizerLabels,
  type PaymentLabels,
  type PhotoInfoLabels,
  paymentLabels,
  photoInfoLabels,
  type SelectionLabels,
  type ShareLabels,
  selectionLabels,
  shareLabels,
  type UploadLabels,
  uploadLabels,
} from '@xiangji/blocks';
import type { Messages } from '../shared/locale/catalogue.ts';
import * as en from '../shared/locale/messages.en.ts';
import * as zhCN from '../shared/locale/messages.zh-CN.ts';

type Globals = Record<string, unknown>;

const localeOf = (globals: Globals) => (globals.locale === 'en' ? 'en' : 'zh-CN');

/** The catalogue of a story's language: the texts that its play function looks for. */
export function storyTexts(globals: Globals): Messages {
  return { 'zh-CN': zhCN, en }[localeOf(globals)];
}

/** The texts of a block in the language of a story. */
export function blockTexts<Labels>(
  globals: Globals,
  catalogue: Readonly<Record<'en' | 'zh-CN', Labels>>,
): Labels {
  return catalogue[localeOf(globals)];
}

export const selectionTexts = (globals: Globals): SelectionLabels => selectionLabels[localeOf(globals)];
export const albumTargetTexts = (globals: Globals): AlbumTargetLabels => albumTargetLabels[localeOf(globals)];
export const albumCardTexts = (globals: Globals): AlbumCardLabels => albumCardLabels[localeOf(globals)];
export const organizerTexts = (globals: Globals): OrganizerLabels => organizerLabels[localeOf(globals)];
export const shareTexts = (globals: Globals): ShareLabels => shareLabels[localeOf(globals)];
export const codeEntryTexts = (globals: Globals): CodeEntryLabels => codeEntryLabels[localeOf(globals)];
export const dateChangeTexts = (globals: Globals): DateChangeLabels => dateChangeLabels[localeOf(globals)];
export const photoInfoTexts = (globals: Globals): PhotoInfoLabels => photoInfoLabels[localeOf(globals)];
export const paymentTexts = (globals: Globals): PaymentLabels => paymentLabels[localeOf(globals)];
export const deviceTexts = (globals: Globals): DeviceLabels => deviceLabels[localeOf(globals)];
export const uploadTexts = (globals: Globals): UploadLabels => uploadLabels[localeOf(globals)];
