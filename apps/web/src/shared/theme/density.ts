/** Size of controls; `auto` follows the device: large for fingers, small for a mouse. */
export const DENSITIES = ['auto', 'comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

const STORAGE_KEY = 'xiangji.density';

export function storedDensity(): Density {
  const stored = localStorage.getItem(STORAGE_KEY);
  return DENSITIES.find((density) => density === stored) ?? 'auto';
}

/** Sets the density on the document, like the theme. */
export function applyDensity(density: Density): void {
  document.documentElement.dataset.density = density;
}

export function rememberDensity(density: Density): void {
  localStorage.setItem(STORAGE_KEY, density);
  applyDensity(density);
}
