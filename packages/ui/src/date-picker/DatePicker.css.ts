import { style } from '../theme/layered.ts';

/** A placeholder of the size of the calendar, whose code loads when it is first opened. */
export const loading = style({ display: 'grid', placeItems: 'center', width: '252px', height: '270px' });
