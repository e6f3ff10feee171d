import { expectTypeOf, it } from 'vitest';
import type { Shown as SentScreen } from '../../apps/server/src/page/firstPaint.ts';
import type { Shown as RenderedScreen } from '../../apps/web/src/app/first-paint/shown.ts';

it('types each first screen that the server sends as one that the web renders', () => {
  expectTypeOf<SentScreen>().toExtend<RenderedScreen>();
});
