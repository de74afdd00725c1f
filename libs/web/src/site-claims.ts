/**
 * Whether pages show claims without evidence: not at all, as examples that are labelled so (in a demonstration), or as
 * the owner's own (on a site published with `CLAIMS=shown`).
 */
export type ClaimsMode = 'hidden' | 'examples' | 'shown';

let mode: ClaimsMode = 'hidden';

/**
 * Sets how pages show claims without evidence. The shell calls it before it renders a page, the prerenderer before each
 * of a page's variants.
 */
export function showClaims(value: ClaimsMode): void {
  mode = value;
}

/**
 * Returns whether pages show `unverifiedClaims` and the invented stories, companies and team. Call it and the two
 * functions below only while rendering, because the mode is not yet set when modules are loaded.
 */
export const areClaimsShown = (): boolean => mode !== 'hidden';

/** Returns whether the owner has decided to state the claims. */
export const areClaimsStated = (): boolean => mode === 'shown';

/** Returns whether the claims on a page are examples, which each page that shows one must say. */
export const areClaimsExamples = (): boolean => mode === 'examples';
