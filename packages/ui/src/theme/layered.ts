import { type ComplexStyleRule, style as plainStyle, type StyleRule } from '@vanilla-extract/css';
import { recipe as plainRecipe } from '@vanilla-extract/recipes';
import { componentLayer } from './layers.css.ts';
import './base.css.ts';

function inLayer(rule: StyleRule): StyleRule {
  return { '@layer': { [componentLayer]: rule } } as StyleRule;
}

function layeredRule(rule: ComplexStyleRule): ComplexStyleRule {
  if (!Array.isArray(rule)) return inLayer(rule as StyleRule);
  return rule.map((part) => (typeof part === 'object' && !Array.isArray(part) ? inLayer(part) : part));
}

/** vanilla-extract's `style`, inside the package's component layer. For `.css.ts` files only. */
export function style(rule: ComplexStyleRule): string {
  return plainStyle(layeredRule(rule));
}

type Variants = Record<string, Record<string, StyleRule | string>>;
type Choice<Group> = {
  [Key in keyof Group]?: keyof Group[Key] extends 'true' | 'false' ? boolean : keyof Group[Key];
};
type Options<Groups extends Variants> = {
  base?: StyleRule;
  variants?: Groups;
  compoundVariants?: { variants: Choice<Groups>; style: StyleRule }[];
  defaultVariants?: Choice<Groups>;
};

/** vanilla-extract's `recipe`, inside the package's component layer. For `.css.ts` files only. */
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
