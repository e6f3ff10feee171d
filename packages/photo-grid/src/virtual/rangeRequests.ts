/** Photos wanted: global indices `start` to `end` (excluded). `signal` aborts when they are not near any more. */
export type RangeRequest = {
  start: number;
  end: number;
  /** Where the eye is moving: 1 down, -1 up, 0 at rest. */
  direction: -1 | 0 | 1;
  signal: AbortSignal;
};

/** Spec §9: a category loads at most 500 photos at a time. */
const REQUEST_CAP = 500;

type Active = { start: number; end: number; controller: AbortController };

export type RangeRequests = {
  /** Asks for what is missing near the eye and aborts what left. */
  update(options: {
    near: { start: number; end: number };
    direction: -1 | 0 | 1;
    isMissing(index: number): boolean;
    ask: ((request: RangeRequest) => void) | undefined;
  }): void;
  /** Aborts everything; the same ranges may then be asked for again. */
  abort(): void;
};

/** Keeps one request per missing stretch: never the same photo twice at a time. */
export function createRangeRequests(): RangeRequests {
  let active: Active[] = [];
  return {
    update({ near, direction, isMissing, ask }) {
      active = active.filter((request) => {
        if (request.end <= near.start || request.start >= near.end) request.controller.abort();
        return !request.controller.signal.aborted && someMissing(request, isMissing);
      });
      if (!ask) return;
      for (const stretch of missingStretches(near, isMissing, active)) {
        const controller = new AbortController();
        active.push({ ...stretch, controller });
        ask({ ...stretch, direction, signal: controller.signal });
      }
    },
    abort() {
      for (const request of active) request.controller.abort();
      active = [];
    },
  };
}

function someMissing(range: { start: number; end: number }, isMissing: (index: number) => boolean): boolean {
  for (let index = range.start; index < range.end; index += 1) if (isMissing(index)) return true;
  return false;
}

function missingStretches(
  near: { start: number; end: number },
  isMissing: (index: number) => boolean,
  active: readonly Active[],
): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  const asked = (index: number) => active.some((request) => index >= request.start && index < request.end);
  for (let index = near.start; index < near.end; index += 1) {
    if (!isMissing(index) || asked(index)) continue;
    const last = found[found.length - 1];
    if (last && last.end === index && index - last.start < REQUEST_CAP) last.end = index + 1;
    else found.push({ start: index, end: index + 1 });
  }
  return found;
}
