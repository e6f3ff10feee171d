import { Children, type ComponentType, type ReactElement, type ReactNode, type Ref } from 'react';
import { withRef } from './react-18/index.ts';

type Rendered = ReactElement<{ children?: ReactNode }>;
interface Forwarded<Props> {
  render?: (props: Props, ref: Ref<HTMLElement> | undefined) => Rendered;
}

/**
 * Returns a viewport of Radix without the `<style>` element before it. Radix writes that element by `innerHTML`, which
 * pages with `require-trusted-types-for 'script'` refuse. `hiddenScrollbar` contains its rules.
 */
export function withoutStyle<Props extends { ref?: Ref<HTMLDivElement> }>(Viewport: ComponentType<Props>) {
  const { render } = Viewport as Forwarded<Omit<Props, 'ref'>>;
  return withRef(function BareViewport({ ref, ...rest }: Props) {
    if (!render) return <Viewport {...(rest as unknown as Props)} ref={ref} />;
    const rendered = render(rest, ref as Ref<HTMLElement>);
    return Children.toArray(rendered.props.children).at(-1) ?? rendered;
  });
}
