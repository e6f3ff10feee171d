import type { ByteReader } from './ByteReader.ts';
import { type ByteRange, type CleanPlan, PlanBuilder } from './CleanPlan.ts';
import { type Box, boxesIn } from './movieBoxes.ts';
import { handlerOf, isPlayed, mergeRanges, samplesOf } from './movieTracks.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const FRAGMENT = 'moof';
/** The boxes of a file that are needed to play it. Cameras add their own boxes, and write into `free`. */
const KEPT_BOXES = words('ftyp styp moov mdat moof mfra sidx');
/** By container: the boxes in it that are needed to play the movie. Others may hold a location, a device or a name. */
const CONTENTS: Readonly<Record<string, ReadonlySet<string>>> = {
  moov: words('mvhd trak mvex iods'),
  mvex: words('mehd trex'),
  trak: words('tkhd edts mdia tapt'),
  tapt: words('clef prof enof'),
  edts: words('elst'),
  mdia: words('mdhd hdlr minf'),
  minf: words('vmhd smhd hdlr dinf stbl'),
  dinf: words('dref'),
  stbl: words('stsd stts ctts cslg stsc stsz stz2 stco co64 stss stps sdtp sbgp sgpd'),
  moof: words('mfhd traf'),
  traf: words('tfhd tfdt trun sdtp sbgp sgpd subs'),
};
/** Boxes that may describe pictures: the decoder's settings, colours and shape. */
const PICTURE_BOXES = words(
  'avcC hvcC lhvC av1C vpcC esds d263 jpgC dvcC dvvC dvwC colr pasp clap fiel gama btrt mdcv clli amve ccst vexu hfov SmDm CoLL',
);

const FREE = Buffer.from('free', 'latin1');
const TYPE = 4;
/** Position of the name in the body of `hdlr`, which is often that of the camera. */
const HANDLER_NAME = 24;
/** Version, flags and a count before the boxes of `stsd` and `dref`. */
const LIST_HEAD = 8;
/** Where the name of the encoder is in a description of pictures, which is often that of the camera. */
const ENCODER_NAME = { start: 42, end: 74 } as const;
const DESCRIPTION_BYTES = 78;

/** The changes of a movie. Nothing moves, so that the file's offset tables stay valid. */
class Changes {
  readonly counter = new PlanBuilder();
  readonly blanks: ByteRange[] = [];
  /** Positions of the types of boxes that become `free`. */
  readonly renamed: number[] = [];
  removedTracks = 0;

  blank(start: number, end: number): void {
    if (start < end) this.blanks.push({ start, end });
  }

  free({ start, body, end }: Box): void {
    this.renamed.push(start + TYPE);
    this.blank(body, end);
  }
}

/** Blanks the names in the descriptions of pictures, and what is not needed to decode them. */
function describePictures(changes: Changes, file: ByteReader, { body, end }: Box): void {
  for (const entry of boxesIn(file, body + LIST_HEAD, end)) {
    changes.counter.count();
    const { start: from, end: to } = ENCODER_NAME;
    changes.blank(entry.body + from, Math.min(entry.body + to, entry.end));
    for (const box of boxesIn(file, entry.body + DESCRIPTION_BYTES, entry.end)) {
      changes.counter.count();
      if (!PICTURE_BOXES.has(box.type)) changes.free(box);
    }
  }
}

/** Blanks the addresses of other files, which hold the names of disks and folders. */
function blankAddresses(changes: Changes, file: ByteReader, { body, end }: Box): void {
  for (const box of boxesIn(file, body + LIST_HEAD, end)) {
    changes.counter.count();
    changes.blank(box.body + TYPE, box.end);
  }
}

/** Blanks everything in a container that is not needed. `handler` is that of the track around it. */
function cleanContainer(changes: Changes, file: ByteReader, around: Box & { handler?: string }): void {
  const kept = CONTENTS[around.type];
  for (const box of boxesIn(file, around.body, around.end)) {
    // Fragments are many; they change nothing here.
    if (around.type !== FRAGMENT && around.type !== 'traf') changes.counter.count();
    const handler = box.type === 'trak' ? handlerOf(file, box) : around.handler;
    if (!kept?.has(box.type)) changes.free(box);
    else if (box.type === 'trak' && !isPlayed(handler ?? '')) {
      for (const { start, end } of samplesOf(file.another(), box, changes.counter)) changes.blank(start, end);
      changes.free(box);
      changes.removedTracks += 1;
    } else if (box.type === 'hdlr') changes.blank(box.body + HANDLER_NAME, box.end);
    else if (box.type === 'dref') blankAddresses(changes, file, box);
    else if (box.type === 'stsd' && handler === 'vide') describePictures(changes, file, box);
    else if (CONTENTS[box.type]) cleanContainer(changes, file, { ...box, handler: handler ?? '' });
  }
}

/** The whole file with the changes. Where samples overlap with a box, the zeros of both are written. */
function toPlan({ blanks, renamed }: Changes, size: number): CleanPlan {
  const copy = new PlanBuilder();
  const inFile = blanks.map(({ start, end }) => ({ start: Math.min(start, size), end: Math.min(end, size) }));
  const changes = [
    ...mergeRanges(inFile).map((range) => ({ ...range, bytes: undefined })),
    ...renamed.map((start) => ({ start, end: start + FREE.length, bytes: FREE })),
  ].sort((a, b) => a.start - b.start);
  let at = 0;
  for (const { start, end, bytes } of changes) {
    if (end <= at || (bytes && start < at)) continue;
    copy.keep(at, start);
    if (bytes) copy.put(bytes);
    else copy.zeros(end - Math.max(start, at));
    at = end;
  }
  copy.keep(at, size);
  return copy.plan;
}

/**
 * An MP4 or MOV of what is needed to play it: the boxes of location, device and names are blank, and so is every track
 * that is neither picture nor sound. Throws RangeError where such a track cannot be removed.
 */
export function planMovie(file: ByteReader): CleanPlan {
  const changes = new Changes();
  let isFragmented = false;
  let rest = 0;
  for (const box of boxesIn(file, 0, file.size)) {
    rest = box.end;
    changes.counter.count();
    if (box.type === FRAGMENT) isFragmented = true;
    if (!KEPT_BOXES.has(box.type)) changes.free(box);
    else if (CONTENTS[box.type]) cleanContainer(changes, file, box);
  }
  // Each fragment has its own tables, which are not read here.
  if (isFragmented && changes.removedTracks > 0)
    throw new RangeError('A track in fragments cannot be removed');
  // A recording that was cut off ends within its frames.
  const isCut = rest + 8 <= file.size && file.text(rest + TYPE, 4) === 'mdat';
  if (!isCut) changes.blank(rest, file.size);
  return toPlan(changes, file.size);
}
