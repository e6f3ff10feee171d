/** `?manage=<level>`: manage mode, at the top (`0`) or inside a set. */
export const MANAGE_PARAM = 'manage';
