import {
  type ComplexStyleRule,
  type GlobalStyleRule,
  globalStyle,
  style as plainStyle,
  type StyleRule,
} from '@vanilla-extract/css';
import { recipe as plainRecipe } from '@vanilla-extract/recipes';
import { blockLayer, componentLayer } from './layers.css.ts';
import './base.css.ts';

function inLayer(rule: StyleRule, layer = componentLayer): StyleRule {
  return { '@layer': { [layer]: rule } } as StyleRule;
}

function layeredRule(rule: ComplexStyleRule, layer?: string): ComplexStyleRule {
  if (!Array.isArray(rule)) return inLayer(rule as StyleRule, layer);
  return rule.map((part) => (typeof part === 'object' && !Array.isArray(part) ? inLayer(part, layer) : part));
}

/** `style` of vanilla-extract inside the component layer of the package. Use it only in `.css.ts` files. */
export function style(rule: ComplexStyleRule): string {
  return plainStyle(layeredRule(rule));
}

/** `style` of vanilla-extract inside the layer of composed components. Use it only in `.css.ts` files. */
export function blockStyle(rule: ComplexStyleRule): string {
  return plainStyle(layeredRule(rule, blockLayer));
}

/** `globalStyle` of vanilla-extract inside the layer of composed components. Use it only in `.css.ts` files. */
export function globalBlockStyle(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [blockLayer]: rule } });
}

type Variants = Record<string, Record<string, StyleRule | string>>;
type Choice<Group> = {
  [Key in keyof Group]?: keyof Group[Key] extends 'true' | 'false' ? boolean : keyof Group[Key];
};
interface Options<Groups extends Variants> {
  base?: StyleRule;
  variants?: Groups;
  compoundVariants?: { variants: Choice<Groups>; style: StyleRule }[];
  defaultVariants?: Choice<Groups>;
}

/** `recipe` of vanilla-extract inside the component layer of the package. Use it only in `.css.ts` files. */
export function recipe<Groups extends Variants>(options: Options<Groups>) {
  const { base, variants, compoundVariants, defaultVariants } = options;
  const layeredVariants = Object.fromEntries(
    Object.entries(variants ?? {}).map(([group, choices]) => [
      group,
      Object.fromEntries(
        Object.entries(choices).map(([key, rule]) => [key, typeof rule === 'string' ? rule : inLayer(rule)]),
      ),
    ]),
  ) as Groups;
  return plainRecipe<Groups>({
    base: base ? inLayer(base) : {},
    variants: layeredVariants,
    compoundVariants: (compoundVariants ?? []).map((compound) => ({
      variants: compound.variants,
      style: inLayer(compound.style),
    })) as never,
    defaultVariants: (defaultVariants ?? {}) as never,
  });
}
