import { mkdirSync, rmSync } from 'node:fs';
import { BASELINE_DIR, REPORT_DIR } from './settings.ts';

/** Before a run: removes the report of an earlier one. */
export default function emptyReport(): void {
  rmSync(REPORT_DIR, { recursive: true, force: true });
  mkdirSync(REPORT_DIR, { recursive: true });
  mkdirSync(BASELINE_DIR, { recursive: true });
}
