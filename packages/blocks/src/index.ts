export * from './action-menu/index.ts';
export * from './album-card/index.ts';
export * from './album-grid/index.ts';
export * from './album-organizer/index.ts';
export * from './album-picker/index.ts';
export * from './dialogs/index.ts';
export * from './selection-bar/index.ts';
export * from './upload/index.ts';
