import type { Messages } from '../messages.ts';

export const product: Messages['product'] = { name: 'Xiangji', tagline: 'Your photos, gathered in albums' };
