import type { CleanPlan } from './clean/CleanPlan.ts';
import type { MediaLimits } from './limits.ts';
import type { RejectionReason } from './MediaRejection.ts';
import type { MediaReport, Rendition } from './MediaReport.ts';
import type { LocalTime } from './metadata/offset.ts';
import type { PixelSize, RenditionFormat } from './renditionPlan.ts';

/** Decode an uploaded file: its renditions and its metadata. */
export interface ProcessInput {
  readonly path: string;
  /** Bytes, as counted on arrival. */
  readonly size: number;
  /** Existing empty folder for the renditions. */
  readonly folder: string;
  readonly allowVideo: boolean;
  readonly limits: MediaLimits;
}

/** Make another format of a stored rendition. */
export interface RescaleInput {
  readonly source: string;
  readonly target: string;
  readonly width: number;
  readonly format: RenditionFormat;
}

/** Cut a part out of a picture. */
export interface CropInput {
  readonly source: string;
  readonly target: string;
  readonly rect: readonly [number, number, number, number];
  readonly width: number;
  readonly format: RenditionFormat;
}

/** Describe a stored rendition by its perceptual hash. */
export interface HashInput {
  readonly source: string;
}

/** Plan a copy without metadata. */
export interface PlanInput {
  readonly path: string;
  readonly mime: string;
}

/** Compare a copy with its original. */
export interface CompareInput extends PlanInput {
  readonly copy: string;
  readonly limits: MediaLimits;
}

/** Make a full-size rendition of a picture. */
export interface FullInput extends PlanInput {
  /** Existing folder for the rendition. */
  readonly folder: string;
  readonly limits: MediaLimits;
}

/** A message from the server to a decoder process, one at a time. */
export type DecoderJob =
  | { readonly task: 'process'; readonly input: ProcessInput }
  | { readonly task: 'time'; readonly input: ProcessInput }
  | { readonly task: 'rescale'; readonly input: RescaleInput }
  | { readonly task: 'crop'; readonly input: CropInput }
  | { readonly task: 'hash'; readonly input: HashInput }
  | { readonly task: 'plan'; readonly input: PlanInput }
  | { readonly task: 'compare'; readonly input: CompareInput }
  | { readonly task: 'full'; readonly input: FullInput };

/** The result of each task. */
export interface DecoderResults {
  readonly process: MediaReport;
  readonly time: LocalTime;
  readonly rescale: PixelSize;
  readonly crop: PixelSize;
  readonly hash: string | null;
  readonly plan: CleanPlan;
  readonly compare: boolean;
  readonly full: Rendition;
}

/** A `fault` is a server error (disk full), a rejection is about the file. */
export type DecoderFailure =
  | {
      readonly outcome: 'rejected';
      readonly reason: RejectionReason;
      readonly detail: string;
      readonly encoding?: string | undefined;
    }
  | { readonly outcome: 'fault'; readonly detail: string };

/** The decoder's reply. */
export type DecoderReply = {
  /** The process has grown and asks to be replaced. */
  readonly needsReplacement: boolean;
} & ({ readonly outcome: 'done'; readonly value: DecoderResults[keyof DecoderResults] } | DecoderFailure);

/** Sent once when the decoder has loaded its libraries. */
export const READY = 'ready';
