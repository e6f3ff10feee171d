import type { Messages } from '../catalogue.ts';

export const product: Messages['product'] = { name: 'Xiangji', tagline: 'Your photos, gathered in albums' };
