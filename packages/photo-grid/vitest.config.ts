import { unitTests } from '../../scripts/vitest-unit.ts';

export default unitTests('photo-grid');
