import { SCENE_COLOURS, SceneFrame } from './scene-frame';

/** Drawing: a report and a cup on a desk by a window. */
export function DeskScene() {
  return (
    <SceneFrame width={480} height={380}>
      <rect x="0" y="0" width="480" height="380" rx="24" fill={SCENE_COLOURS.soft} stroke="none" />
      <path d="M56 40h168v180H56z" fill={SCENE_COLOURS.sheet} />
      <path d="M140 40v180M56 130h168" opacity="0.6" />
      <path d="M56 190c26-26 50-32 84-14s58 8 84-14v58H56z" fill={SCENE_COLOURS.sunken} stroke="none" />
      <circle cx="186" cy="84" r="18" fill={SCENE_COLOURS.accent} stroke="none" />
      <path d="M0 300h480" />
      <path d="M0 300h480v56a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z" fill={SCENE_COLOURS.sunken} stroke="none" />
      <g transform="translate(250 118) rotate(4)">
        <path d="M0 0h158v206H0z" fill={SCENE_COLOURS.sheet} />
        <path d="M20 28h76" strokeWidth="4" />
        <path d="M20 50h118M20 64h118M20 78h84" opacity="0.45" />
        <g stroke="none" fill={SCENE_COLOURS.deep}>
          <rect x="20" y="98" width="96" height="8" rx="4" />
          <rect x="20" y="116" width="66" height="8" rx="4" opacity="0.75" />
          <rect x="20" y="134" width="112" height="8" rx="4" />
          <rect x="20" y="152" width="48" height="8" rx="4" opacity="0.75" />
        </g>
        <rect x="20" y="170" width="80" height="8" rx="4" fill={SCENE_COLOURS.accent} stroke="none" />
      </g>
      <path d="M88 256h58v28a16 16 0 0 1-16 16h-26a16 16 0 0 1-16-16z" fill={SCENE_COLOURS.sheet} />
      <path d="M146 264h8a10 10 0 0 1 0 20h-8M104 242c-6-8 6-12 0-20M122 242c-6-8 6-12 0-20" />
    </SceneFrame>
  );
}
