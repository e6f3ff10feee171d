import type { Intention } from './drop.ts';
import { CarryTools, SelectionTools } from './OrganiserTools.tsx';
import type { OrganiserControl } from './useOrganiser.ts';
import type { OrganiserActs } from './useOrganiserActs.ts';

interface ToolsProps {
  control: OrganiserControl;
  acts: OrganiserActs;
  target: string | undefined;
  onDrop: (ids: readonly string[], intention: Intention) => void;
  onOpen: (id: string) => void;
  onRename: (id: string) => void;
  onDissolve: (id: string) => void;
  onPickUp: (id: string) => void;
}

/** The bar at the bottom: where to put what is carried, or what to do with what is selected. */
export function Tools({ control, acts, target, onDrop, onOpen, onRename, onDissolve, onPickUp }: ToolsProps) {
  const { tree, list, selected } = control;
  const { carried } = acts;
  if (carried) {
    return (
      <CarryTools
        tree={tree}
        carried={carried}
        target={target}
        onDrop={(intention) => onDrop(carried, intention)}
        onCancel={acts.putBack}
      />
    );
  }
  return (
    <SelectionTools
      tree={tree}
      selected={list.filter(({ id }) => selected.has(id)).map(({ id }) => id)}
      onOpen={onOpen}
      onRename={onRename}
      onMerge={(ids, target) => onDrop(ids, { kind: 'into', target })}
      onMoveOut={(ids) => onDrop(ids, { kind: 'out' })}
      onDissolve={onDissolve}
      onPickUp={onPickUp}
      canUndo={control.canUndo}
      canRedo={control.canRedo}
      onUndo={acts.undo}
      onRedo={acts.redo}
    />
  );
}
