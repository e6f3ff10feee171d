import { mkdirSync, rmSync } from 'node:fs';
import { BASELINE_DIR, REPORT_DIR } from './settings.ts';

/** Before a run: what an earlier one found is not today's finding. */
export default function emptyReport(): void {
  rmSync(REPORT_DIR, { recursive: true, force: true });
  mkdirSync(REPORT_DIR, { recursive: true });
  mkdirSync(BASELINE_DIR, { recursive: true });
}
