import { SCENE_COLOURS, SceneFrame } from './scene-frame';

/** Drawing: a small boat that leaves a harbour by the light of a lighthouse. */
export function HarbourScene() {
  return (
    <SceneFrame width={440} height={360}>
      <rect x="0" y="0" width="440" height="360" rx="24" fill={SCENE_COLOURS.soft} stroke="none" />
      <path d="M332 96 60 44v84z" fill={SCENE_COLOURS.accent} stroke="none" opacity="0.16" />
      <path d="M316 232 324 110h32l8 122z" fill={SCENE_COLOURS.sheet} />
      <path
        d="M322 140h36l1.6 26h-39.2zM318.600 192h42.800l1.700 26h-46.200z"
        fill={SCENE_COLOURS.accent}
        stroke="none"
      />
      <path d="M314 110h52M324 110V82h32v28M320 82l20-20 20 20z" fill={SCENE_COLOURS.sheet} />
      <circle cx="340" cy="96" r="6" fill={SCENE_COLOURS.accent} stroke="none" />
      <path d="M262 260c10-22 34-30 58-28h44c28-4 54 4 76 22v20H254z" fill={SCENE_COLOURS.sunken} />
      <path d="M0 262h440v74a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z" fill={SCENE_COLOURS.sheet} stroke="none" />
      <path d="M0 262h440" />
      <path d="M148 246V150l58 82h-58M138 246v-78l-44 64h44" fill={SCENE_COLOURS.sheet} />
      <path d="M84 246h132c-6 22-20 34-36 34h-60c-16 0-30-12-36-34z" fill={SCENE_COLOURS.deep} stroke="none" />
      <path
        d="M40 298c12-6 18 6 30 0s18 6 30 0M150 312c12-6 18 6 30 0s18 6 30 0 18 6 30 0M276 294c12-6 18 6 30 0s18 6 30 0M70 334c12-6 18 6 30 0s18 6 30 0M300 330c12-6 18 6 30 0s18 6 30 0"
        opacity="0.5"
      />
    </SceneFrame>
  );
}
