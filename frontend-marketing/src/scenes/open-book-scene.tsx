import { SCENE_COLOURS, SceneFrame } from './scene-frame';

/** Drawing: an open book with a landscape above its pages. */
export function OpenBookScene() {
  return (
    <SceneFrame width={440} height={340}>
      <rect x="0" y="0" width="440" height="340" rx="24" fill={SCENE_COLOURS.soft} stroke="none" />
      <circle cx="296" cy="96" r="34" fill={SCENE_COLOURS.accent} stroke="none" />
      <circle cx="296" cy="96" r="48" strokeDasharray="2 8" opacity="0.3" />
      <path
        d="M104 214c26-60 58-84 92-48 22 24 40 20 62-10 26-34 58-12 80 58z"
        fill={SCENE_COLOURS.sheet}
        stroke="none"
      />
      <path d="M104 214c26-60 58-84 92-48 22 24 40 20 62-10 26-34 58-12 80 58" />
      <path
        d="M150 184v-24M150 160c-9 0-13-8-13-17s5-22 13-31c8 9 13 22 13 31s-4 17-13 17z"
        fill={SCENE_COLOURS.soft}
      />
      <path d="M220 282c-44-30-104-36-168-24v-64c64-12 124-6 168 24z" fill={SCENE_COLOURS.sheet} />
      <path d="M220 282c44-30 104-36 168-24v-64c-64-12-124-6-168 24z" fill={SCENE_COLOURS.sheet} />
      <path d="M220 218v64M52 258v14c64-12 124-6 168 24 44-30 104-36 168-24v-14" />
      <path
        d="M78 214c38-5 74-2 110 12M78 232c38-5 74-2 110 12M252 226c36-14 72-17 110-12M252 244c36-14 72-17 110-12"
        opacity="0.4"
      />
      <path d="M92 80c7-8 16-8 22 0 7-8 16-8 22 0M134 56c5-6 12-6 17 0 5-6 12-6 17 0" opacity="0.6" />
    </SceneFrame>
  );
}
