export { type MemoryStripLabels, memoryStripLabels } from './labels.ts';
export { type Memory, MemoryStrip, type MemoryStripProps } from './MemoryStrip.tsx';
export { type DaySection, type MemoryDay, memoryDaysOf } from './memoryDays.ts';
