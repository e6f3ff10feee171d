import { PhotoSkeletons } from '@xiangji/blocks';
import type { ReactNode } from 'react';

export function Photos({ loading, children }: { loading: boolean; children: ReactNode }) {
  return loading ? <PhotoSkeletons /> : children;
}
