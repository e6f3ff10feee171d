import { formatSpan } from '@xiangji/api-client/contract';
import { DataList } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import type { Album } from '../models/album.ts';

/** Name, dates, introduction and size of an album, or name and size of a set, to be read. */
export function AlbumFacts({ album }: { album: Album }) {
  const t = useTranslations('albumEdit');
  const albums = useTranslations('albums');
  const { name, intro, startDate, endDate, count, kind } = album;
  if (kind === 'albumSet') {
    return (
      <DataList.Root>
        <DataList.Item term={t('setName')}>{name}</DataList.Item>
        <DataList.Item term={t('children')}>{albums('inSet', { leaves: count })}</DataList.Item>
      </DataList.Root>
    );
  }
  return (
    <DataList.Root>
      <DataList.Item term={t('name')}>{name}</DataList.Item>
      <DataList.Item term={t('dates')}>{formatSpan(startDate, endDate) ?? t('none')}</DataList.Item>
      <DataList.Item term={t('photos')}>{albums('photos', { count })}</DataList.Item>
      <DataList.Item term={t('intro')}>{intro || t('none')}</DataList.Item>
    </DataList.Root>
  );
}
