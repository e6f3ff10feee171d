import type { DndContextProps } from '@dnd-kit/core';

/**
 * The `accessibility` prop of a `DndContext` whose owner announces every move itself. It turns off the announcements of
 * dnd-kit.
 */
export const silentDnd: DndContextProps['accessibility'] = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};
