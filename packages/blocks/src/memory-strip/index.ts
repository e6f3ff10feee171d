export { type MemoryStripLabels, memoryStripLabels } from './labels.ts';
export { type Memory, MemoryStrip, type MemoryStripProps } from './MemoryStrip.tsx';
