/** After the paint of the current frame. */
export async function painted(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve) => {
    port1.onmessage = () => {
      // An open port is kept for as long as the page: it would count as the library's memory.
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
}

/** Starts to record frames. The returned function stops that and returns the milliseconds between them. */
export function watchFrames(): () => number[] {
  const times: number[] = [];
  let on = true;
  const note = (time: number) => {
    times.push(time);
    if (on) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  return () => {
    on = false;
    return times.slice(1).map((time, at) => time - (times[at] ?? time));
  };
}

/** Starts to record tasks of more than 50 ms. The returned function stops that and returns the longest, or 0. */
export function watchTasks(): () => number {
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longest = Math.max(longest, entry.duration);
  });
  observer.observe({ type: 'longtask' });
  return () => {
    for (const entry of observer.takeRecords()) longest = Math.max(longest, entry.duration);
    observer.disconnect();
    return longest;
  };
}
