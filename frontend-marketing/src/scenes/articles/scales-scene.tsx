import { SCENE_COLOURS } from '../scene-frame';
import { ArticleFrame } from './article-frame';

/** Drawing: scales with a sheet of achievements on one side and coins on the other. */
export function ScalesScene() {
  return (
    <ArticleFrame>
      <path d="M60 240h640" opacity="0.6" />
      <path d="M372 240V62h16v178z" fill={SCENE_COLOURS.sheet} />
      <path d="M316 240h128l-18-18h-92z" fill={SCENE_COLOURS.sheet} />
      <path d="m190 94 380-26" strokeWidth="3" />
      <circle cx="380" cy="80" r="12" fill={SCENE_COLOURS.accent} />
      <path d="m190 94-52 92M190 94l52 92M570 68l-52 92M570 68l52 92" opacity="0.7" />
      <path d="M122 186h136c-8 26-34 38-68 38s-60-12-68-38z" fill={SCENE_COLOURS.sheet} />
      <path d="M502 160h136c-8 26-34 38-68 38s-60-12-68-38z" fill={SCENE_COLOURS.sheet} />
      <g fill={SCENE_COLOURS.accent}>
        <ellipse cx="172" cy="178" rx="26" ry="8" />
        <ellipse cx="172" cy="164" rx="26" ry="8" />
        <ellipse cx="172" cy="150" rx="26" ry="8" />
        <ellipse cx="218" cy="178" rx="22" ry="7" />
      </g>
      <path d="m540 160-6-78 70-6 6 84z" fill={SCENE_COLOURS.sheet} />
      <path d="m548 98 40-3M549 112l40-3M550 126l28-2" opacity="0.55" />
      <path d="m586 134 7 8 14-20" strokeWidth="2.75" />
      <path d="M84 70c8-9 18-9 25 0 8-9 18-9 25 0" opacity="0.5" />
    </ArticleFrame>
  );
}
