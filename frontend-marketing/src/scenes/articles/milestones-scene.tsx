import { SCENE_COLOURS } from '../scene-frame';
import { ArticleFrame } from './article-frame';

const SIGN_POSITIONS = [
  [96, 222],
  [206, 224],
  [318, 226],
  [426, 210],
  [526, 196],
] as const;

/** Drawing: five signposts beside a road that leads to an open door. */
export function MilestonesScene() {
  return (
    <ArticleFrame>
      <path
        d="M0 236c120-40 220-8 330-20s190-52 430-34v74a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z"
        fill={SCENE_COLOURS.sunken}
        stroke="none"
      />
      <path d="M0 236c120-40 220-8 330-20s190-52 430-34" opacity="0.6" />
      <path d="M20 262c120-26 260-12 380-34 90-16 150-36 232-36" strokeWidth="2.75" strokeDasharray="2 11" />
      {SIGN_POSITIONS.map(([x, y], index) => (
        <g key={x}>
          <path d={`M${x} ${y}v-78`} strokeWidth="3" />
          <path
            d={`M${x - 8} ${y - 74}h46l12 12-12 12h-46z`}
            fill={index === 4 ? SCENE_COLOURS.accent : SCENE_COLOURS.sheet}
          />
          <path d={`M${x + 4} ${y - 62}h24`} opacity="0.55" />
        </g>
      ))}
      <path d="M632 194V62h76v132z" fill={SCENE_COLOURS.accent} stroke="none" />
      <path d="M632 194V62h76v132z" />
      <path d="m632 62-42 16v128l42-12z" fill={SCENE_COLOURS.sheet} />
      <circle cx="600" cy="138" r="3" fill="currentColor" />
      <circle cx="670" cy="116" r="18" fill={SCENE_COLOURS.sheet} stroke="none" opacity="0.85" />
      <path d="M140 74c8-9 18-9 25 0 8-9 18-9 25 0M226 50c6-7 14-7 20 0 6-7 14-7 20 0" opacity="0.55" />
    </ArticleFrame>
  );
}
