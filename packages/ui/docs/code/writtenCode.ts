type Translate = (zh: string, en: string) => string;

const table = (t: Translate) => `
import { Table } from '@xiangji/ui';
import { useState } from 'react';

const albums = [
  { name: '${t('京都红叶', 'Kyoto maples')}', photos: 218 },
  { name: '${t('海边一周', 'A week by the sea')}', photos: 1024 },
];

export function Albums() {
  const [sort, setSort] = useState<'ascending' | 'descending'>();
  const sign = sort === 'descending' ? -1 : 1;
  const rows = sort ? albums.toSorted((a, b) => sign * (a.photos - b.photos)) : albums;
  return (
    <Table.Root label="${t('相册', 'Albums')}">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>${t('名称', 'Name')}</Table.ColumnHeader>
          <Table.ColumnHeader align="end" sort={sort ?? 'none'} onSortChange={setSort}>
            ${t('照片', 'Photos')}
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map(({ name, photos }) => (
          <Table.Row key={name}>
            <Table.RowHeader>{name}</Table.RowHeader>
            <Table.Cell align="end">{photos}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}`;

const toast = (t: Translate) => `
import { Button, useToast } from '@xiangji/ui';

// Inside of <UiProvider>, which shows the toasts.
export function SaveButton() {
  const { show, undo } = useToast();
  return (
    <>
      <Button onClick={() => show({ title: '${t('照片保存成功', 'Photo saved')}', tone: 'positive' })}>
        ${t('保存照片', 'Save photo')}
      </Button>
      <Button onClick={() => undo('${t('已移动 3 张照片', 'Moved 3 photos')}', () => {})}>
        ${t('移动 3 张照片', 'Move 3 photos')}
      </Button>
    </>
  );
}`;

const grid = (t: Translate) => `
import { PhotoGrid, type PhotoItem } from '@xiangji/photo-grid';

const photos: PhotoItem[] = [
  { id: '1', src: '/kyoto.jpg', width: 4000, height: 3000, alt: '${t('京都', 'Kyoto')}' },
  { id: '2', src: '/sea.jpg', width: 3000, height: 4000, alt: '${t('海边', 'The sea')}' },
];
const sections = [{ key: '2026-11', name: '${t('2026年11月', 'November 2026')}', count: 2 }];

export function Timeline() {
  return (
    <PhotoGrid
      photos={photos}
      sections={sections}
      selectionMode="toggle"
      onOpen={() => {}}
    />
  );
}`;

const place = () => `
import {
  type GridAnchor,
  PhotoGrid,
  type PhotoGridHandle,
  type PhotoSource,
} from '@xiangji/photo-grid';
import { useRef } from 'react';

interface Props {
  source: PhotoSource;
  anchor: GridAnchor | undefined;
  leave: (anchor: GridAnchor | undefined) => void;
}

export function Timeline({ source, anchor, leave }: Props) {
  const grid = useRef<PhotoGridHandle>(null);
  return (
    <PhotoGrid
      ref={grid}
      source={source}
      initialAnchor={anchor}
      onOpen={() => leave(grid.current?.getAnchor())}
    />
  );
}`;

const viewer = (t: Translate) => `
import { PhotoViewer } from '@xiangji/photo-viewer';
import { useState } from 'react';

const photos = [
  { id: '1', src: '/kyoto.jpg', width: 4000, height: 3000, alt: '${t('京都', 'Kyoto')}' },
  { id: '2', src: '/sea.jpg', width: 3000, height: 4000, alt: '${t('海边', 'The sea')}' },
];

export function Photos() {
  const [open, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        ${t('打开', 'Open')}
      </button>
      <PhotoViewer
        open={open}
        onOpenChange={setOpen}
        photos={photos}
        index={index}
        onIndexChange={setIndex}
      />
    </>
  );
}`;

const cropper = (t: Translate) => `
import { Cropper, type CropperHandle } from '@xiangji/cropper';
import { useRef } from 'react';

export function Cover({ file, save }: { file: File; save: (cover: Blob) => void }) {
  const cropper = useRef<CropperHandle>(null);
  const cut = async () => {
    const blob = await cropper.current?.toBlob({ width: 540 });
    if (blob) save(blob);
  };
  return (
    <>
      <Cropper ref={cropper} image={file} defaultAspect={3 / 4} />
      <button type="button" onClick={cut}>
        ${t('裁剪', 'Crop')}
      </button>
    </>
  );
}`;

const searchBox = () => `
import { SearchBox, type SearchSuggestion } from '@xiangji/blocks';
import { useState } from 'react';

interface Props {
  suggestions: SearchSuggestion[] | undefined;
  search: (text: string) => void;
}

export function Search({ suggestions, search }: Props) {
  const [text, setText] = useState('');
  return (
    <SearchBox
      value={text}
      onValueChange={setText}
      onSearch={search}
      suggestions={suggestions}
      onSuggestionSelect={({ name }) => search(name)}
    />
  );
}`;

const albumActions = () => `
import { ActionContextMenu, type ActionableAlbum, useAlbumActions } from '@xiangji/blocks';
import type { CSSProperties, ReactElement } from 'react';

interface Props {
  album: ActionableAlbum;
  card: ReactElement<{ style?: CSSProperties }>;
}

export function WithMenu({ album, card }: Props) {
  const actionsOf = useAlbumActions({ inSet: false, onAction: () => {} });
  return <ActionContextMenu actions={actionsOf(album)}>{card}</ActionContextMenu>;
}`;

const organizer = () => `
import {
  AlbumOrganizer,
  type LevelId,
  OrganizerBar,
  type OrganizerLevel,
  useOrganizer,
} from '@xiangji/blocks';
import { useState } from 'react';

export function Organize({ levels }: { levels: OrganizerLevel[] }) {
  const [level, setLevel] = useState<LevelId>(null);
  const organizer = useOrganizer({ levels, level, onLevelChange: setLevel });
  return (
    <>
      <OrganizerBar
        organizer={organizer}
        size="standard"
        onSizeChange={() => {}}
        onCancel={() => {}}
        onSort={() => {}}
        onSave={() => {}}
      />
      <AlbumOrganizer organizer={organizer} onRename={() => {}} />
    </>
  );
}`;

/**
 * Code by hand where a story is a poor example: by the id of a story, or of a page for its stories that cannot be
 * printed.
 */
const byId: Readonly<Record<string, (t: Translate) => string>> = {
  'primitives-table--plain': table,
  'primitives-table--sorted': table,
  'primitives-table--too-wide': table,
  'primitives-toast--kinds': toast,
  'photo-grid-photogrid--real': grid,
  'photo-grid-place': place,
  'photo-viewer-photoviewer--photo': viewer,
  'cropper-cropper--landscape': cropper,
  'blocks-searchbox--rest': searchBox,
  'blocks-albumactions': albumActions,
  'blocks-albumorganizer': organizer,
};

export function writtenCode(id: string, locale: string): string | undefined {
  return byId[id]?.((zh, en) => (locale === 'en' ? en : zh));
}
