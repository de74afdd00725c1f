import { SCENE_COLOURS } from '../scene-frame';
import { ArticleFrame } from './article-frame';

/** Drawing: a name badge on its ribbon, beside samples of its owner's work. */
export function NameBadgeScene() {
  return (
    <ArticleFrame>
      <path d="M132 0 206 96M280 0l-74 96" strokeWidth="7" stroke={SCENE_COLOURS.deep} />
      <path d="M118 104h176v136H118z" fill={SCENE_COLOURS.sheet} />
      <path d="M190 96h32v18h-32z" fill={SCENE_COLOURS.soft} />
      <circle cx="168" cy="166" r="26" fill={SCENE_COLOURS.soft} />
      <circle cx="168" cy="158" r="9" fill={SCENE_COLOURS.sheet} />
      <path d="M152 184c4-12 28-12 32 0" fill={SCENE_COLOURS.sheet} />
      <path d="M210 152h62M210 170h48" strokeWidth="3.5" />
      <path d="M138 212h136" opacity="0.5" />
      <path d="M372 222h316M372 128h316" strokeWidth="2.75" />
      <path d="M396 128V66h22v62M418 128V56h26v72M444 128V74h18v54" fill={SCENE_COLOURS.sheet} />
      <path d="m474 128 14-58 20 5-14 53" fill={SCENE_COLOURS.accent} />
      <path d="M562 128V60h92v68z" fill={SCENE_COLOURS.sheet} />
      <path d="m572 114 22-28 18 18 12-12 20 22z" fill={SCENE_COLOURS.soft} />
      <circle cx="632" cy="78" r="7" fill={SCENE_COLOURS.accent} stroke="none" />
      <path d="M404 222v-46h56v46zM404 190h56M432 176v46" fill={SCENE_COLOURS.sheet} />
      <path d="M508 222c-14-14-18-38-4-50h36c14 12 10 36-4 50z" fill={SCENE_COLOURS.sheet} />
      <path
        d="M522 172v-22M522 158c-12 0-16-8-16-14 10 0 16 4 16 14zM522 152c10 0 16-8 16-14-10 0-16 4-16 14z"
        fill={SCENE_COLOURS.soft}
      />
      <path d="m600 222 26-62 26 62zM612 194h28" fill={SCENE_COLOURS.soft} />
    </ArticleFrame>
  );
}
