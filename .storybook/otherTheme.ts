import axe from 'axe-core';

interface StoryOnStage {
  viewMode: string;
  globals: { theme?: string };
  parameters: { a11y?: { disable?: boolean; test?: string; config?: { rules?: axe.Rule[] } } };
}

/** The axe rules from the first run whose result can depend on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Ends every transition, so that axe sees the final colours. */
function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
  }
}

/**
 * After a story's test and its axe run in one theme, runs axe's colour rules on the same state in the other theme.
 * Names, roles and focus do not depend on the theme.
 */
export async function checkOtherTheme({ viewMode, globals, parameters }: StoryOnStage): Promise<void> {
  const { a11y } = parameters;
  if (viewMode !== 'story' || import.meta.env.VITEST_STORYBOOK !== 'false') return;
  if (a11y?.disable || a11y?.test === 'off') return;
  const root = document.documentElement;
  const before = root.dataset.theme;
  const other = globals.theme === 'dark' ? 'light' : 'dark';
  root.dataset.theme = other;
  try {
    finishAnimations();
    axe.reset();
    axe.configure({ rules: [...(a11y?.config?.rules ?? [])] });
    const { violations } = await axe.run(document.body, {
      runOnly: { type: 'rule', values: COLOUR_RULES },
      resultTypes: ['violations'],
    });
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    );
    if (found.length > 0) throw new Error(`In the ${other} theme axe finds\n${found.join('\n')}`);
  } finally {
    root.dataset.theme = before;
  }
}
