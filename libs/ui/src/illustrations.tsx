import type { ReactNode } from 'react';

export interface IllustrationProps {
  /** Maximum width in pixels. In a narrower container the drawing shrinks. */
  width?: number;
}

interface FrameProps extends IllustrationProps {
  children: ReactNode;
}

/** The SVG frame and line style of all illustrations. */
function Frame({ width = 240, children }: FrameProps) {
  return (
    <svg
      className="ui-illustration"
      style={{ maxWidth: width }}
      viewBox="0 0 240 160"
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

const SOFT_COLOUR = 'var(--color-primary-soft)';
const SHEET_COLOUR = 'var(--color-surface)';
const ACCENT_COLOUR = 'var(--color-accent)';

/** A compass rose, for the start of the assessment. */
export function CompassRose(props: IllustrationProps) {
  return (
    <Frame {...props}>
      <circle cx="120" cy="80" r="70" fill={SOFT_COLOUR} stroke="none" />
      <circle cx="120" cy="80" r="56" fill={SHEET_COLOUR} />
      <circle cx="120" cy="80" r="48" strokeDasharray="1 6.54" opacity="0.7" />
      <g opacity="0.85">
        <path d="m120 42 7 31 31 7-31 7-7 31-7-31-31-7 31-7z" fill={SOFT_COLOUR} />
        <path d="m120 80 20-20M120 80l-20-20M120 80l20 20M120 80l-20 20" opacity="0.5" />
      </g>
      <g transform="rotate(38 120 80)">
        <path d="m120 30 8 50h-16z" fill={ACCENT_COLOUR} stroke="none" />
        <path d="m120 130-8-50h16z" fill="currentColor" stroke="none" />
      </g>
      <circle cx="120" cy="80" r="4" fill={SHEET_COLOUR} />
      <path d="M120 12v6M120 142v6M52 80h6M182 80h6" />
    </Frame>
  );
}

/** A path over hills to a flag, for steps that are still ahead. */
export function HillPath(props: IllustrationProps) {
  return (
    <Frame {...props}>
      <circle cx="58" cy="42" r="16" fill={SHEET_COLOUR} />
      <path d="M84 146c20-58 66-92 148-76v76z" fill={SHEET_COLOUR} />
      <path d="M8 146c24-50 62-62 100-34 16 12 26 24 34 34z" fill={SOFT_COLOUR} />
      <path d="M8 146h224" />
      <path
        d="M46 140c22-2 34-8 30-18s10-16 30-14 34-4 38-16 16-8 20-20 4-10 8-12"
        strokeDasharray="1 7"
        strokeWidth="2.75"
      />
      <path d="M174 60V26" strokeWidth="2" />
      <path d="m174 26 24 8-24 9z" fill={ACCENT_COLOUR} stroke="none" />
      <path d="M204 28c3-4 7-4 10 0 3-4 7-4 10 0M22 70c3-3 6-3 8 0 2-3 5-3 8 0" opacity="0.6" />
    </Frame>
  );
}

/** A folded map with a marked spot, for results to read. */
export function FoldedMap(props: IllustrationProps) {
  return (
    <Frame {...props}>
      <ellipse cx="120" cy="140" rx="92" ry="10" fill={SOFT_COLOUR} stroke="none" />
      <path d="m38 40 54-16v100l-54 16z" fill={SHEET_COLOUR} />
      <path d="m92 24 56 18v100l-56-18z" fill={SOFT_COLOUR} />
      <path d="m148 42 54-16v100l-54 16z" fill={SHEET_COLOUR} />
      <path d="M48 70c16-10 22 8 40 0s24-16 44-4 26 24 62 2" opacity="0.5" />
      <path d="M48 104c18 8 30-8 48-2s30 14 52 4" opacity="0.5" />
      <path d="M58 118c12-10 24-18 40-18s28-4 40-22 24-18 34-18" strokeDasharray="2 7" strokeWidth="2.5" />
      <path d="M176 60c-9-11-13-17-13-23a13 13 0 0 1 26 0c0 6-4 12-13 23z" fill={ACCENT_COLOUR} stroke="none" />
      <circle cx="176" cy="37" r="4.5" fill={SHEET_COLOUR} stroke="none" />
    </Frame>
  );
}

/** An open notebook and a pencil, for an empty list. */
export function EmptyNotebook(props: IllustrationProps) {
  return (
    <Frame {...props}>
      <ellipse cx="120" cy="136" rx="96" ry="12" fill={SOFT_COLOUR} stroke="none" />
      <path d="M120 50c-18-12-46-14-78-8v82c32-6 60-4 78 8z" fill={SHEET_COLOUR} />
      <path d="M120 50c18-12 46-14 78-8v82c-32-6-60-4-78 8z" fill={SHEET_COLOUR} />
      <path d="M120 50v82" />
      <path d="M56 62c16-2 34-1 50 5M56 78c16-2 34-1 50 5M56 94c16-2 26-1 36 2" opacity="0.4" />
      <g transform="rotate(32 176 76)">
        <path d="M170 30h12v64l-6 14-6-14z" fill={SOFT_COLOUR} />
        <path d="M170 30h12v12h-12z" fill={ACCENT_COLOUR} stroke="none" />
        <path d="M170 94h12" />
      </g>
    </Frame>
  );
}

/** A lighthouse over still water, for no connection or for work in the background. */
export function Lighthouse(props: IllustrationProps) {
  return (
    <Frame {...props}>
      <path d="M112 40 20 16v54zM128 40l92-24v54z" fill={SOFT_COLOUR} stroke="none" />
      <path d="M106 56h28l8 72H98z" fill={SHEET_COLOUR} />
      <path d="m104.2 74 31.6 0 2 18h-35.6z" fill={ACCENT_COLOUR} stroke="none" />
      <path d="M102 56h36M108 56V36h24v20M106 36l14-14 14 14z" fill={SHEET_COLOUR} />
      <circle cx="120" cy="46" r="4" fill={ACCENT_COLOUR} stroke="none" />
      <path d="M116 128v-14a4 4 0 0 1 8 0v14" />
      <path d="M84 134c6-8 14-8 20-6h34c8-2 14 0 20 6" fill={SOFT_COLOUR} />
      <path d="M28 138c10-5 16 5 26 0s16 5 26 0M160 138c10-5 16 5 26 0s16 5 26 0" />
      <path d="M62 150c10-5 16 5 26 0s16 5 26 0 16 5 26 0 16 5 26 0" opacity="0.5" />
    </Frame>
  );
}

/** A broken compass, for an error. */
export function BrokenNeedle(props: IllustrationProps) {
  return (
    <Frame {...props}>
      <ellipse cx="120" cy="142" rx="84" ry="9" fill={SOFT_COLOUR} stroke="none" />
      <circle cx="112" cy="78" r="58" fill={SHEET_COLOUR} />
      <circle cx="112" cy="78" r="49" strokeDasharray="1 6.69" opacity="0.7" />
      <path d="M112 34v6M112 116v6M68 78h6M150 78h6" />
      <g transform="rotate(-24 112 78)">
        <path d="m112 116-7-38h14z" fill="currentColor" stroke="none" />
        <path d="m105 78 4-8 4 6 6-8v10z" fill="currentColor" stroke="none" />
      </g>
      <circle cx="112" cy="78" r="3.5" fill={SHEET_COLOUR} />
      <g transform="translate(186 128) rotate(72)">
        <path d="m0-34 7 32-5-4-4 7-4-6z" fill={ACCENT_COLOUR} stroke="none" />
      </g>
      <path d="m184 84 8-10M194 94l12-5" opacity="0.6" />
    </Frame>
  );
}
