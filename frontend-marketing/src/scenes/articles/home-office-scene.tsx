import { SCENE_COLOURS } from '../scene-frame';
import { ArticleFrame } from './article-frame';

/** Drawing: a house with a screen in the window, and a line to a distant office. */
export function HomeOfficeScene() {
  return (
    <ArticleFrame>
      <path d="M0 222h760v34a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z" fill={SCENE_COLOURS.sunken} stroke="none" />
      <path d="M0 222h760" opacity="0.6" />
      <path d="M92 222V124l98-64 98 64v98z" fill={SCENE_COLOURS.sheet} />
      <path d="m74 136 116-76 116 76" strokeWidth="2.75" />
      <path d="M244 92V62h24v46" fill={SCENE_COLOURS.sheet} />
      <path d="M124 148h74v46h-74z" fill={SCENE_COLOURS.soft} />
      <path d="M142 186v-26h40v26M134 186h56" fill={SCENE_COLOURS.accent} />
      <path d="M222 222v-64h38v64" fill={SCENE_COLOURS.soft} />
      <path d="M330 150c60-72 150-84 216-30" strokeWidth="2.5" strokeDasharray="2 11" />
      <circle cx="438" cy="101" r="10" fill={SCENE_COLOURS.accent} stroke="none" />
      <path d="M562 222V88h56v134M618 222V54h72v168" fill={SCENE_COLOURS.sheet} />
      <path
        d="M576 108h28M576 130h28M576 152h28M576 174h28M634 78h40M634 100h40M634 122h40M634 144h40M634 166h40M634 188h40"
        opacity="0.5"
      />
      <path
        d="M420 222v-24M420 198c-10 0-15-9-15-20s6-26 15-36c9 10 15 25 15 36s-5 20-15 20z"
        fill={SCENE_COLOURS.soft}
      />
      <path
        d="M470 222v-18M470 204c-8 0-12-7-12-15s5-20 12-28c7 8 12 20 12 28s-4 15-12 15z"
        fill={SCENE_COLOURS.soft}
      />
    </ArticleFrame>
  );
}
