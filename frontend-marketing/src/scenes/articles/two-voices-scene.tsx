import { SCENE_COLOURS } from '../scene-frame';
import { ArticleFrame } from './article-frame';

/** Drawing: the answers of a machine and of a person, with a compass between them. */
export function TwoVoicesScene() {
  return (
    <ArticleFrame>
      <path d="M78 58h216v116H166l-34 34v-34H78z" fill={SCENE_COLOURS.sheet} />
      <path d="M112 92h60M112 116h104M112 140h78" opacity="0.5" />
      <path d="M226 92h34v34h-34zM243 92V80M243 138v-12M226 109h-12M272 109h-12" fill={SCENE_COLOURS.soft} />
      <path
        d="M556 58h76a50 50 0 0 1 50 50v16a50 50 0 0 1-50 50h-14v34l-38-34h-58a50 50 0 0 1-50-50v-16a50 50 0 0 1 50-50z"
        fill={SCENE_COLOURS.sheet}
      />
      <path d="M520 132c14 18 60 18 74 0" strokeWidth="2.75" />
      <path d="M530 98v8M584 98v8" strokeWidth="4" />
      <path d="M620 92c8-6 16-6 22 2M620 112h26M620 128h18" opacity="0.5" />
      <g transform="translate(382 152)">
        <circle r="62" fill={SCENE_COLOURS.sheet} />
        <circle r="52" strokeDasharray="1 7.17" opacity="0.6" />
        <g transform="rotate(28)">
          <path d="M0-42 10 0h-20z" fill={SCENE_COLOURS.accent} stroke="none" />
          <path d="M0 42-10 0h20z" fill="currentColor" stroke="none" />
        </g>
        <circle r="5" fill={SCENE_COLOURS.sheet} />
      </g>
      <path d="M120 240h520" opacity="0.5" strokeDasharray="2 10" />
    </ArticleFrame>
  );
}
