import { formatSpan } from '@xiangji/api-client/contract';
import { CoverStack, type CoverStackProps } from '@xiangji/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AlbumCover, AlbumEntry, AlbumKind } from '../../shared/models/album.ts';
import { isFirstScreen } from '../../shared/page/Later.tsx';
import { colorOf, placeholderOf } from '../../shared/thumbhash.ts';
import * as css from './AlbumFace.css.ts';

/** What a card shows of an album or set: covers first to last, name, dates, how much is in it. */
export interface AlbumFaceProps {
  name: string;
  kind: AlbumKind;
  /** Up to 3; null stands for an album without photos. */
  covers: readonly (AlbumCover | null)[];
  startDate: number | null;
  endDate: number | null;
  /** Photos of an album, albums of a set. */
  count: number;
  /** The covers fly past: their colours do. */
  passing?: boolean;
}

type Sheet = CoverStackProps['covers'][number];

/** What is under a cover: its blurred picture, which is dear, or its colour alone. */
function sheetOf(cover: AlbumCover | null, { passing, plain }: { passing: boolean; plain: boolean }): Sheet {
  const color = passing || plain ? colorOf(cover?.thumbhash) : undefined;
  if (!cover || !color) return cover && { src: cover.src, placeholder: placeholderOf(cover.thumbhash) };
  return { src: passing ? undefined : cover.src, color };
}

/** Covers of a card: a set shows its albums', an album its own. */
export function coversOf(folder: AlbumEntry): (AlbumCover | null)[] {
  return folder.kind === 'albumSet' ? folder.children.map(({ cover }) => cover) : [folder.cover];
}

/** The inside of a card in the album list, in manage mode and under the pointer that drags it. */
export function AlbumFace({
  name,
  kind,
  covers,
  startDate,
  endDate,
  count,
  passing = false,
}: AlbumFaceProps) {
  const t = useTranslations('albums');
  // The covers of the first screen stand in the document already: there is nothing to be blurred.
  const [plain] = useState(isFirstScreen);
  const span = formatSpan(startDate, endDate);
  const amount = kind === 'albumSet' ? t('inSet', { leaves: count }) : t('photos', { count });
  return (
    <span className={css.face}>
      <CoverStack covers={covers.map((cover) => sheetOf(cover, { passing, plain }))} sizes="240px" />
      <span className={css.words}>
        <span className={css.name} title={name}>
          {name}
        </span>
        <span className={css.detail}>{span ?? amount}</span>
        {span && <span className={css.detail}>{amount}</span>}
      </span>
    </span>
  );
}
