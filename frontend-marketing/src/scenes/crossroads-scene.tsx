import { SCENE_COLOURS, SceneFrame } from './scene-frame';

/** Drawing: a signpost with boards in all directions, in front of roads that fork. */
export function CrossroadsScene() {
  return (
    <SceneFrame width={420} height={360}>
      <ellipse cx="210" cy="318" rx="190" ry="26" fill={SCENE_COLOURS.soft} stroke="none" />
      <path d="M28 190c60-24 118-22 182 6s122 24 182-4" opacity="0.5" />
      <path
        d="M196 320c4-44-24-76-70-96-28-12-58-18-94-20M224 320c0-44 22-74 66-94 30-14 62-20 98-22"
        strokeDasharray="2 10"
        strokeWidth="2.75"
      />
      <path d="M204 316V58M216 316V58M204 58l6-10 6 10" fill={SCENE_COLOURS.sheet} />
      <path d="M216 82h104l20 18-20 18H216z" fill={SCENE_COLOURS.sheet} />
      <path d="M204 126H104l-20 18 20 18h100z" fill={SCENE_COLOURS.soft} />
      <path d="M216 170h84l18 16-18 16h-84z" fill={SCENE_COLOURS.accent} stroke="none" />
      <path d="M204 208h-62l-16 15 16 15h62z" fill={SCENE_COLOURS.sheet} />
      <path d="M234 100h68M122 144h64M158 223h30" opacity="0.55" />
      <path d="M180 316c6-12 14-16 24-14M216 304c12-4 22 2 28 12" />
      <path d="M58 70c8-9 18-9 25 0 8-9 18-9 25 0" opacity="0.6" />
    </SceneFrame>
  );
}
