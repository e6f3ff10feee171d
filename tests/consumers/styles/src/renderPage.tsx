import { Button, TextField } from '@xiangji/ui';
import { Camera } from 'lucide-react';
import { createRoot } from 'react-dom/client';

/** Elements of the host and components, one of these with classes of the host. */
export function renderPage(): void {
  createRoot(document.getElementById('root') as HTMLElement).render(
    <main>
      <h1>Heading</h1>
      <p>
        <em>Emphasis</em>
      </p>
      <Camera aria-label="Icon" />
      <Button variant="solid">Own look</Button>
      <Button variant="solid" className="rounded-none bg-red-500 px-8">
        <Camera /> Look of the host
      </Button>
      <TextField label="Name" />
    </main>,
  );
}
