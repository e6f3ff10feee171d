import { unitTests } from '../../scripts/vitest-unit.ts';

export default unitTests('api-client');
