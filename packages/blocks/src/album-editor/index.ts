export { AlbumEditor, type AlbumEditorProps } from './AlbumEditor.tsx';
export { type AlbumEditorLabels, albumEditorLabels } from './labels.ts';
export type { AlbumChange, AlbumOfSet, EditableAlbum } from './types.ts';
