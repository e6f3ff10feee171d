import '@xiangji/ui/components.css';
import '@xiangji/cropper/styles.css';
import '@xiangji/photo-grid/styles.css';
import '@xiangji/photo-viewer/styles.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Next consumer', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
