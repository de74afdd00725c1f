import { BRAND } from '@bearings/domain';

/** The author of every article: the team. */
export const EDITORS_BYLINE = {
  author: `The ${BRAND.name} editors`,
  authorBio: `We are the people who write the statements of the ${BRAND.name} assessment and the words around its results. We name our sources, say how strong they are, and correct an article when a reader shows us that it is wrong.`,
} as const;
