import { SCENE_COLOURS } from '../scene-frame';
import { ArticleFrame } from './article-frame';

const PERSON_CIRCLES = [
  [110, 88, 16],
  [86, 186, 16],
  [204, 142, 24],
  [272, 66, 14],
  [290, 216, 16],
  [420, 132, 18],
  [486, 212, 14],
  [500, 64, 14],
] as const;

/** Drawing: a network of close and distant contacts; one contact is next to a door. */
export function NetworkScene() {
  return (
    <ArticleFrame>
      <path d="M126 95 182 131M101 181l82-29M223 127l40-50M225 154l51 51" strokeWidth="2.5" />
      <path
        d="m228 141 174-8M306 212l98-70M286 69l198-5M437 140l40 62M434 120l56-48"
        strokeDasharray="2 9"
        strokeWidth="2.25"
      />
      {PERSON_CIRCLES.map(([x, y, r]) => (
        <circle key={`${x}`} cx={x} cy={y} r={r} fill={r === 24 ? SCENE_COLOURS.accent : SCENE_COLOURS.sheet} />
      ))}
      <path d="m500 200 92-28M514 66l82 58" strokeDasharray="2 9" strokeWidth="2.25" />
      <path d="M604 238V58h88v180z" fill={SCENE_COLOURS.accent} stroke="none" opacity="0.9" />
      <path d="M604 238V58h88v180M576 238h140" />
      <path d="m604 58 54 20v176l-54-16z" fill={SCENE_COLOURS.sheet} />
      <circle cx="646" cy="166" r="3.5" fill="currentColor" />
    </ArticleFrame>
  );
}
