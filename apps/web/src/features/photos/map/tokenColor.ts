/** A colour that WebGL libraries read: tokens are in oklch, which they do not know. */
export function tokenColor(element: Element, token: string): string {
  const name = /var\((--[^,)]+)/.exec(token)?.[1] ?? token;
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return '#888888';
  canvas.fillStyle = getComputedStyle(element).getPropertyValue(name).trim();
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
