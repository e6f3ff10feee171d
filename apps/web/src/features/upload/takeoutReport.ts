import { UPLOAD } from '@xiangji/api-client/contract';
import type { UploadFile, UploadItem } from '@xiangji/api-client/upload';
import type { LeftOut, PlannedPhoto, TakeoutPlan } from './takeoutPlan.ts';

/** What became of a file that was uploaded. */
export type UploadOutcome = 'stored' | 'duplicate';

/** A Takeout whose upload has started. */
export interface TakeoutUpload extends Pick<TakeoutPlan, 'photos' | 'leftOut'> {
  /** The common id of its files in the queue. */
  guid: string;
}

/** What became of a photo. A photo that the user cancelled has neither an outcome nor a reason. */
export interface ReportRow {
  path: string;
  album: string;
  state: UploadOutcome | 'refused' | 'cancelled' | LeftOut;
  reason: string;
}

export interface ReportOptions {
  outcomes: Pick<WeakMap<UploadFile, UploadOutcome>, 'get'>;
  /** The files of the queue that are left: those that failed. */
  items: readonly UploadItem[];
  errorText: (code: number, reason?: string) => string;
}

/** Returns whether files of a Takeout are still to be sent. */
export function isUnderway({ guid }: TakeoutUpload, items: readonly UploadItem[]): boolean {
  return items.some(({ target, progress }) => target.guid === guid && progress !== UPLOAD.PROGRESS_FAILED);
}

/** Returns one row for each photo of a Takeout; a live photo is stored if both of its files are. */
export function reportRows({ photos, leftOut }: TakeoutUpload, options: ReportOptions): ReportRow[] {
  const { outcomes, items, errorText } = options;
  const failed = new Map(items.map((item) => [item.file, item]));
  const rowOf = ({ path, album = '', files }: PlannedPhoto): ReportRow => {
    const [failure] = files.flatMap((file) => failed.get(file) ?? []);
    if (failure?.errorCode !== undefined) {
      return { path, album, state: 'refused', reason: errorText(failure.errorCode, failure.errorReason) };
    }
    const states = files.map((file) => outcomes.get(file) ?? 'cancelled');
    const state = (['cancelled', 'stored'] as const).find((one) => states.includes(one)) ?? 'duplicate';
    return { path, album, state, reason: '' };
  };
  return [
    ...photos.map(rowOf),
    ...leftOut.map(({ path, why }) => ({ path, album: '', state: why, reason: '' })),
  ];
}

/** Quotes a cell. A program for tables must not take the name of a file for a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Returns a CSV file with a byte order mark, without which Excel reads Chinese wrongly. */
export function csvOf(lines: readonly (readonly string[])[]): Blob {
  const text = lines.map((line) => line.map(cell).join(',')).join('\r\n');
  return new Blob(['\uFEFF', text, '\r\n'], { type: 'text/csv;charset=utf-8' });
}
