import { style } from '../theme/layered.ts';

/** As large as the calendar, which loads when it is first opened. */
export const loading = style({ display: 'grid', placeItems: 'center', width: '252px', height: '270px' });
