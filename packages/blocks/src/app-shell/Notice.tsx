import { type ComponentType, useEffect, useState } from 'react';
import { lazyCode } from '../action-menu/lazyCode.ts';
import type { NoticeBannerProps } from './NoticeBanner.tsx';

const banner = lazyCode(async () => (await import('./NoticeBanner.tsx')).NoticeBanner);

/** A notice. Its code is loaded with the first notice, because notices are rare. */
export function Notice(props: NoticeBannerProps) {
  const [Banner, setBanner] = useState<ComponentType<NoticeBannerProps>>();
  useEffect(() => {
    void banner.request().then(
      (loaded) => setBanner(() => loaded),
      () => undefined,
    );
  }, []);
  return Banner && <Banner {...props} />;
}
