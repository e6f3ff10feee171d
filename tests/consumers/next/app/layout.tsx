import '@xiangji/ui/components.css';
import '@xiangji/photo-grid/styles.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Next consumer', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
