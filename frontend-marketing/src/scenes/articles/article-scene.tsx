import type { ReactNode } from 'react';
import type { ArticleSlug } from '../../content/articles';
import { HomeOfficeScene } from './home-office-scene';
import { MilestonesScene } from './milestones-scene';
import { NameBadgeScene } from './name-badge-scene';
import { NetworkScene } from './network-scene';
import { ScalesScene } from './scales-scene';
import { ScienceScene } from './science-scene';
import { TwoVoicesScene } from './two-voices-scene';

const SCENE_BY_SLUG: Record<ArticleSlug, () => ReactNode> = {
  'science-behind-personality-career-matching': ScienceScene,
  '5-signs-wrong-career': MilestonesScene,
  'remote-work-personality-types': HomeOfficeScene,
  'salary-negotiation-personality-types': ScalesScene,
  'hidden-job-market': NetworkScene,
  'ai-vs-human-career-counselors': TwoVoicesScene,
  'personal-brand-personality': NameBadgeScene,
};

/** The decorative drawing above an article, in the reader's light or dark theme. */
export function ArticleScene({ slug }: { slug: ArticleSlug }) {
  const Scene = SCENE_BY_SLUG[slug];
  return <Scene />;
}
