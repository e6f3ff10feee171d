import { Button, Dialog, SegmentedControl, Slider, Stack } from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type LayoutLabels, layoutLabels } from './labels.ts';
import { LAYOUT_SHAPES, LAYOUT_SIZES, type LayoutChoice } from './layout.ts';

export interface LayoutDialogProps<Ratio extends string> {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with the new state when the dialog should open or close. */
  onOpenChange: (open: boolean) => void;
  /** The current layout. */
  value: LayoutChoice<Ratio>;
  /** Called immediately on each change, so that the list behind the dialog can show the effect. */
  onValueChange: (value: LayoutChoice<Ratio>) => void;
  /** The aspect ratios that users can select for a grid. */
  ratios: readonly Ratio[];
  /** Replaces individual texts. */
  labels?: Partial<LayoutLabels>;
}

/** A dialog to select the shape and size of the photos in a list, and the aspect ratio of the tiles in a grid. */
export function LayoutDialog<Ratio extends string>(props: LayoutDialogProps<Ratio>) {
  const { value, onValueChange, ratios } = props;
  const labels = useBlockLabels(layoutLabels, props.labels);
  return (
    <Dialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Dialog.Content title={labels.title} size="small">
        <Dialog.Body>
          <Stack gap={4}>
            <SegmentedControl
              label={labels.shape}
              segments={LAYOUT_SHAPES.map((shape) => ({ value: shape, label: labels[shape] }))}
              value={value.shape}
              onValueChange={(shape) => onValueChange({ ...value, shape })}
            />
            <Slider
              label={labels.size}
              min={0}
              max={LAYOUT_SIZES.length - 1}
              step={1}
              value={LAYOUT_SIZES.indexOf(value.size)}
              valueText={(index) => labels[LAYOUT_SIZES[index] ?? 'medium']}
              onValueChange={(index) => onValueChange({ ...value, size: LAYOUT_SIZES[index] ?? 'medium' })}
            />
            {value.shape === 'grid' && (
              <SegmentedControl
                label={labels.ratio}
                segments={ratios.map((ratio) => ({ value: ratio, label: ratio }))}
                value={value.ratio}
                onValueChange={(ratio) => onValueChange({ ...value, ratio })}
              />
            )}
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Close asChild>
            <Button variant="solid">{labels.done}</Button>
          </Dialog.Close>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
