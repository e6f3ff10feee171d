const KEY = 'xiangji.memories.hidden';

/** Whether the memories are hidden on a day, given by its number. */
export function areMemoriesHidden(day: number): boolean {
  return localStorage.getItem(KEY) === String(day);
}

/** Hides the memories on a day in this browser. */
export function hideMemories(day: number): void {
  localStorage.setItem(KEY, String(day));
}
