import { CatalogueError } from '../plugins/errors.ts';
export const soon = (): never => {
  throw new CatalogueError('SYSTEM');
};
