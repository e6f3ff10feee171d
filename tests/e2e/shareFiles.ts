import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Photo } from '../fixtures/photos.ts';

/**
 * Sends a photo to the path of the manifest's `share_target`, from the page that is open. The system's share sheet does
 * the same without a page.
 */
export async function shareFiles(page: Page, { name, path }: Photo, origin = ''): Promise<void> {
  await page.evaluate(
    ({ name, content, action }) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action });
      const input = document.createElement('input');
      Object.assign(input, { type: 'file', name: 'files', multiple: true });
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type: 'image/jpeg' }));
      input.files = transfer.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    { name, content: readFileSync(path, 'base64'), action: `${origin}/share-target` },
  );
}
