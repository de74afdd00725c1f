import type { ReactNode } from 'react';

/** The theme colours that drawings use. */
export const SCENE_COLOURS = {
  soft: 'var(--color-primary-soft)',
  sheet: 'var(--color-surface)',
  sunken: 'var(--color-sunken)',
  line: 'var(--color-line)',
  deep: 'var(--color-primary)',
  accent: 'var(--color-accent)',
} as const;

interface SceneFrameProps {
  width: number;
  height: number;
  className?: string;
  children: ReactNode;
}

/** The SVG frame and line style of all drawings. They are decorative, so screen readers skip them. */
export function SceneFrame({ width, height, className, children }: SceneFrameProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={`h-auto w-full text-ink ${className ?? ''}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
