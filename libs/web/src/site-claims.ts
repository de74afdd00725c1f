let areShown = false;

/**
 * Sets whether pages show claims without evidence, that is, whether the site was published with `CLAIMS=shown`. The
 * shell calls it before it renders a page, the prerenderer before each of a page's two variants.
 */
export function showClaims(value: boolean): void {
  areShown = value;
}

/**
 * Returns whether pages show `unverifiedClaims` and the invented stories, companies and team. Call
 * it only while rendering, because it is not yet set when modules are loaded.
 */
export const areClaimsShown = (): boolean => areShown;
