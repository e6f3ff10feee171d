/** Each photo is there in these widths; the last is the full picture. 3 : 2. */
export const WIDTHS = [480, 1600, 3000] as const;
export const COUNT = 520;

export const heightOf = (width: number) => Math.round((width * 2) / 3);
export const addressOf = (index: number, width: number) => `/pictures/${width}/${index}.jpg`;
