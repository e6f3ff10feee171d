import { cutToCodePoints } from '../contract/codePoints.ts';
import { TEXT } from '../contract/limits.ts';
import type { Sidecar } from '../contract/sidecar.ts';
import { validSidecar } from '../sidecar/validSidecar.ts';

/** What a JSON file of a Takeout says. */
export type SideFile =
  | { kind: 'photo'; title: string; trashed: boolean; sidecar: Sidecar }
  | { kind: 'album'; title: string };

type Json = Record<string, unknown>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.normalize() : '';
}

/** Google writes zeros for an unknown place. */
function placeOf(value: unknown): Sidecar['gps'] {
  if (!isObject(value)) return undefined;
  const { latitude: lat, longitude: lng } = value;
  const isPlace = typeof lat === 'number' && typeof lng === 'number' && (lat !== 0 || lng !== 0);
  return isPlace ? { lat, lng } : undefined;
}

/** Google writes zero for an unknown time. */
function timeOf(value: unknown): number | undefined {
  const text = isObject(value) ? String(value.timestamp ?? '') : '';
  return /^-?\d{1,15}$/.test(text) ? Number(text) || undefined : undefined;
}

function sidecarOf(json: Json): Sidecar {
  return validSidecar({
    time: timeOf(json.photoTakenTime),
    gps: placeOf(json.geoData) ?? placeOf(json.geoDataExif),
    description: cutToCodePoints(textOf(json.description).trim(), TEXT.PHOTO_DESCRIPTION) || undefined,
    favorite: json.favorited === true || undefined,
  });
}

/** Reads a JSON file by its content, because its name depends on the language; undefined if it is of another kind. */
export function readSideFile(json: unknown): SideFile | undefined {
  if (!isObject(json)) return undefined;
  const title = textOf(json.title);
  if ('photoTakenTime' in json) {
    return { kind: 'photo', title, trashed: json.trashed === true, sidecar: sidecarOf(json) };
  }
  const { albumData } = json;
  const name = title || (isObject(albumData) ? textOf(albumData.title) : '');
  return name ? { kind: 'album', title: name } : undefined;
}
