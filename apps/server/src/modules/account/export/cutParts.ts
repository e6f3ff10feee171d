/** A photo's place in the order of an export: by album, then by id. */
export interface Place {
  folder: string;
  file: string;
}

export interface SizedPhoto extends Place {
  bytes: number;
}

/** One part: the photos after `after`, up to and including `to`. */
export interface Part {
  to: Place;
  count: number;
  bytes: number;
}

export interface PartLimits {
  bytes: number;
  count: number;
}

/**
 * Divides the photos, in order, into parts within the limits; a photo over a limit gets a part of its own.
 */
export function cutParts(photos: Iterable<SizedPhoto>, limits: PartLimits): Part[] {
  const parts: Part[] = [];
  let current: Part | undefined;
  for (const { folder, file, bytes } of photos) {
    const full = current && (current.count >= limits.count || current.bytes + bytes > limits.bytes);
    if (!current || full) {
      current = { to: { folder, file }, count: 0, bytes: 0 };
      parts.push(current);
    }
    current.to = { folder, file };
    current.count += 1;
    current.bytes += bytes;
  }
  return parts;
}
