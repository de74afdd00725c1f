import { SCENE_COLOURS } from '../scene-frame';
import { ArticleFrame } from './article-frame';

/** Drawing: two score profiles, one over the other, under a magnifying glass. */
export function ScienceScene() {
  return (
    <ArticleFrame>
      <path d="M72 224h616M72 224V56" opacity="0.6" />
      <path d="M72 168h616M72 112h616" strokeDasharray="2 10" opacity="0.35" />
      <g fill={SCENE_COLOURS.sheet}>
        <path d="M108 224v-72h34v72zM192 224V98h34v126zM276 224v-50h34v50z" />
        <path d="M360 224V84h34v140zM444 224v-96h34v96zM612 224v-64h34v64z" />
        <path d="M528 224V112h34v112z" fill={SCENE_COLOURS.accent} />
      </g>
      <path
        d="M125 140c28-34 56-48 84-50s56 62 84 66 56-82 84-82 56 40 84 44 56-18 84-10 56 44 84 52"
        strokeWidth="2.75"
        strokeDasharray="2 9"
      />
      <circle cx="545" cy="110" r="58" fill={SCENE_COLOURS.sheet} opacity="0.45" stroke="none" />
      <circle cx="545" cy="110" r="58" strokeWidth="3" />
      <path d="m587 151 46 46" strokeWidth="8" />
      <path d="M511 92c6-12 14-20 26-24" strokeWidth="2.5" opacity="0.6" />
    </ArticleFrame>
  );
}
