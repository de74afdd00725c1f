import type { ReactNode } from 'react';
import { SCENE_COLOURS, SceneFrame } from '../scene-frame';

/**
 * The SVG frame of the drawings above articles. All have the same size, so that the page does not move when one loads.
 */
export function ArticleFrame({ children }: { children: ReactNode }) {
  return (
    <SceneFrame width={760} height={280}>
      <rect width="760" height="280" rx="24" fill={SCENE_COLOURS.soft} stroke="none" />
      {children}
    </SceneFrame>
  );
}
