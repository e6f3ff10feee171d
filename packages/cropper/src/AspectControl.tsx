import { useLocalizedLabels } from '@xiangji/locale';
import { SegmentedControl } from '@xiangji/ui/segmented-control';
import type { CropControlProps } from './CropControls.tsx';
import type { Aspect } from './cropState.ts';
import { catalogues } from './labels.ts';

export interface AspectOption {
  /** Width divided by height, or `free`. */
  value: Aspect;
  /** The text of the option, such as `4:3`. */
  label: string;
}

export type AspectControlProps = CropControlProps & {
  /** The aspect ratios to select from. */
  options: readonly AspectOption[];
};

/** Selects the aspect ratio of the crop. */
export function AspectControl({ cropper, options, ...props }: AspectControlProps) {
  const labels = useLocalizedLabels(catalogues, props.labels);
  return (
    <SegmentedControl
      label={labels.aspect}
      segments={options.map(({ value, label }) => ({ value: String(value), label }))}
      value={String(cropper.aspect)}
      onValueChange={(text) => {
        const option = options.find(({ value }) => String(value) === text);
        if (!option) return;
        cropper.controller.setAspect(option.value);
        cropper.controller.complete();
      }}
    />
  );
}
