/** Calls back after the next layout, and after each that changes a size. Nothing where sizes cannot be watched. */
export function watchSizes(elements: (Element | null | undefined)[], onChange: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(onChange);
  for (const element of elements) if (element) observer.observe(element);
  return () => observer.disconnect();
}
