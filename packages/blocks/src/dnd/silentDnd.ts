import type { DndContextProps } from '@dnd-kit/core';

/** `accessibility` of a `DndContext` whose owner announces every move itself: dnd-kit's own sentences are off. */
export const silentDnd: DndContextProps['accessibility'] = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};
