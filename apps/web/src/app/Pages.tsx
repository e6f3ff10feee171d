import { RouterProvider } from 'react-router/dom';
import { createRouter } from './router.tsx';

export const router = createRouter();

/** Every page, by its address. */
export function Pages() {
  return <RouterProvider router={router} />;
}

/** Resolves when the router has loaded the first page, or has failed to. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!router.state.initialized) return;
      stop();
      resolve();
    };
    const stop = router.subscribe(look);
    look();
  });
}
