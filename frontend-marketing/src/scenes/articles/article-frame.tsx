import type { ReactNode } from 'react';
import { ink, SceneFrame } from '../scene-frame';

/** The frame of every article's scene; one size for all, so that no page shifts. */
export function ArticleFrame({ children }: { children: ReactNode }) {
  return (
    <SceneFrame width={760} height={280}>
      <rect width="760" height="280" rx="24" fill={ink.soft} stroke="none" />
      {children}
    </SceneFrame>
  );
}
