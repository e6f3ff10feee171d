const LENGTH = 800;

/** The address of a generated movie of less than a second; nothing is fetched. */
export async function storyMovie(): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 320 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve();
  });
  recorder.start();
  const started = performance.now();
  const draw = () => {
    const share = (performance.now() - started) / LENGTH;
    context.fillStyle = `hsl(${share * 60} 55% 55%)`;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = 'hsl(40 90% 88%)';
    context.beginPath();
    context.arc(canvas.width * share, canvas.height * 0.3, 32, 0, Math.PI * 2);
    context.fill();
    if (share < 1) requestAnimationFrame(draw);
    else recorder.stop();
  };
  draw();
  await ended;
  return URL.createObjectURL(new Blob(parts, { type: 'video/webm' }));
}
