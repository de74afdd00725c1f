/** The twelve categories. If scores are equal, the category that comes first here ranks higher. */
export const CATEGORIES = [
  'leadership',
  'motivation',
  'communication',
  'helping',
  'analytical',
  'creativity',
  'planning',
  'practical',
  'resilience',
  'risk',
  'spatial',
  'burnout',
] as const;

export type Category = (typeof CATEGORIES)[number];

/** Returns a record with a value for each of the twelve categories. */
export function mapCategories<T>(valueOf: (category: Category) => T): Record<Category, T> {
  return {
    leadership: valueOf('leadership'),
    motivation: valueOf('motivation'),
    communication: valueOf('communication'),
    helping: valueOf('helping'),
    analytical: valueOf('analytical'),
    creativity: valueOf('creativity'),
    planning: valueOf('planning'),
    practical: valueOf('practical'),
    resilience: valueOf('resilience'),
    risk: valueOf('risk'),
    spatial: valueOf('spatial'),
    burnout: valueOf('burnout'),
  };
}

/** The section heading shown above a category's statements. */
export const SECTION_TITLES: Record<Category, string> = {
  leadership: 'Leadership & Decision Making',
  motivation: 'Motivation & Achievement',
  communication: 'Communication & Social Orientation',
  helping: 'Helping & Empathy',
  analytical: 'Analytical & Cognitive',
  creativity: 'Creativity & Innovation',
  planning: 'Planning & Structure',
  practical: 'Practicality & Execution',
  resilience: 'Stress Tolerance',
  risk: 'Risk Tolerance',
  spatial: 'Spatial & Technical Comfort',
  burnout: 'Burnout & Pressure Resilience',
};

/** The short name of a category in previews, charts and reports. */
export const CATEGORY_NAMES: Record<Category, string> = {
  leadership: 'Leadership',
  motivation: 'Motivation',
  communication: 'Communication',
  helping: 'Helping',
  analytical: 'Analytical thinking',
  creativity: 'Creativity',
  planning: 'Planning',
  practical: 'Practicality',
  resilience: 'Stress tolerance',
  risk: 'Risk tolerance',
  spatial: 'Spatial and technical',
  burnout: 'Pressure resilience',
};
