/** The name that tile and photo share for the time of a transition. */
const NAME = 'xj-viewer-photo';

/** The browser's own morph between the tile and the photo; the page stands still while it takes its pictures. */
export function viewTransition(job: {
  root: HTMLElement;
  frame: HTMLElement;
  tile: HTMLElement;
  way: 'open' | 'close';
}): Promise<unknown> {
  const { root, frame, tile, way } = job;
  const [before, after] = way === 'open' ? [tile, frame] : [frame, tile];
  const hide = (hidden: boolean) => {
    root.style.visibility = hidden ? 'hidden' : '';
  };
  // React has the viewer on the page already: the picture of before is taken without it.
  hide(way === 'open');
  before.style.viewTransitionName = NAME;
  const transition = document.startViewTransition(() => {
    hide(way === 'close');
    before.style.viewTransitionName = '';
    after.style.viewTransitionName = NAME;
  });
  const { finished } = transition;
  finished
    .finally(() => {
      after.style.viewTransitionName = '';
    })
    .catch(() => {});
  return finished;
}
