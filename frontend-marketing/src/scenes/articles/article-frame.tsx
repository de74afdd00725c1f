import type { ReactNode } from 'react';
import { ink, SceneFrame } from '../scene-frame';

/**
 * The SVG frame of the drawings above articles. All have the same size, so that the page does not move when one loads.
 */
export function ArticleFrame({ children }: { children: ReactNode }) {
  return (
    <SceneFrame width={760} height={280}>
      <rect width="760" height="280" rx="24" fill={ink.soft} stroke="none" />
      {children}
    </SceneFrame>
  );
}
