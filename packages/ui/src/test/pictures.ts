/** A picture for stories: hills under a sky, as an SVG data URL. `seed` 0–9 chooses the time of day. */
export function picture(seed: number, width = 480, height = 640): string {
  const hue = (seed * 47 + 30) % 360;
  const horizon = height * (0.45 + (seed % 4) * 0.07);
  const hill = (y: number, lift: number) =>
    `M0 ${y}C${width * 0.25} ${y - lift} ${width * 0.55} ${y + lift} ${width} ${y - lift / 2}V${height}H0z`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="hsl(${hue} 42% 78%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360} 48% 90%)"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/><circle cx="${width * 0.7}" cy="${horizon * 0.5}" r="${width * 0.08}" fill="hsl(${(hue + 60) % 360} 80% 94%)"/><path d="${hill(horizon, height * 0.09)}" fill="hsl(${(hue + 150) % 360} 18% 58%)"/><path d="${hill(horizon + height * 0.14, height * 0.07)}" fill="hsl(${(hue + 160) % 360} 22% 42%)"/><path d="${hill(horizon + height * 0.3, height * 0.05)}" fill="hsl(${(hue + 170) % 360} 26% 28%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
