let shown = false;

/**
 * Sets whether the owner published the site with `CLAIMS=shown`. The shell calls it before it renders
 * a page, the prerenderer before each of a page's two variants.
 */
export function showClaims(value: boolean): void {
  shown = value;
}

/**
 * Returns whether pages show `unverifiedClaims` and the samples of stories, companies and team. Call
 * it while rendering; at module load it is not set yet.
 */
export const claimsShown = (): boolean => shown;
