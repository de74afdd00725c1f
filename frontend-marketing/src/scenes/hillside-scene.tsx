import { ink, SceneFrame } from './scene-frame';

/** A path over hills towards a low sun, a compass in the foreground. */
export function HillsideScene() {
  return (
    <SceneFrame width={560} height={520}>
      <rect x="0" y="0" width="560" height="520" rx="28" fill={ink.soft} stroke="none" />
      <circle cx="392" cy="150" r="62" fill={ink.accent} stroke="none" opacity="0.9" />
      <circle cx="392" cy="150" r="84" opacity="0.25" strokeDasharray="2 9" />
      <circle cx="392" cy="150" r="108" opacity="0.18" strokeDasharray="2 11" />
      <path
        d="M70 92c8-9 18-9 25 0 8-9 18-9 25 0M138 66c6-7 14-7 20 0 6-7 14-7 20 0"
        opacity="0.6"
      />
      <path
        d="M0 262c70-52 132-66 204-34 52 23 92 22 142-10 70-44 142-42 214-4v278a28 28 0 0 1-28 28H28a28 28 0 0 1-28-28z"
        fill={ink.sheet}
        stroke="none"
      />
      <path d="M0 262c70-52 132-66 204-34 52 23 92 22 142-10 70-44 142-42 214-4" opacity="0.7" />
      <path
        d="M0 338c92-46 170-40 252 6 88 49 190 34 308-34v182a28 28 0 0 1-28 28H28a28 28 0 0 1-28-28z"
        fill={ink.sunken}
        stroke="none"
      />
      <path d="M0 338c92-46 170-40 252 6 88 49 190 34 308-34" opacity="0.7" />
      <path
        d="M252 520c-6-42 16-70 58-88 46-20 72-38 60-66-9-22-44-26-30-56 11-24 46-28 52-62 3-17 0-28 0-36"
        strokeWidth="3.5"
        strokeDasharray="2 12"
      />
      <g opacity="0.75">
        <path
          d="M84 300v-34M84 266c-14 0-20-12-20-26s8-34 20-48c12 14 20 34 20 48s-6 26-20 26z"
          fill={ink.soft}
        />
        <path
          d="M128 292v-22M128 270c-9 0-14-8-14-18s6-24 14-34c8 10 14 24 14 34s-5 18-14 18z"
          fill={ink.soft}
        />
        <path
          d="M486 306v-30M486 276c-12 0-18-10-18-23s7-30 18-42c11 12 18 29 18 42s-6 23-18 23z"
          fill={ink.sheet}
        />
      </g>
      <g transform="translate(126 412)">
        <circle r="74" fill={ink.sheet} />
        <circle r="64" strokeDasharray="1 9.05" opacity="0.6" />
        <path d="M0-60v9M60 0h-9M0 60v-9M-60 0h9" strokeWidth="2.5" />
        <g transform="rotate(46)">
          <path d="M0-50 11 0h-22z" fill={ink.accent} stroke="none" />
          <path d="M0 50-11 0h22z" fill="currentColor" stroke="none" />
        </g>
        <circle r="5" fill={ink.sheet} />
      </g>
    </SceneFrame>
  );
}
