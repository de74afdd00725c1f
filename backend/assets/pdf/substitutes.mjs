// Replaces the characters that no font of the PDFs can draw.
const SUBSTITUTE_CHARACTER = '◻';
/** The site's typefaces can draw these characters, so they are never replaced. */
const ALWAYS_DRAWABLE_PATTERN = /^[\n\t\x20-\x7e\u00a0-\u017f‘’“”–—…•€\u200b\u00ad]*$/;
/**
 * Maximum number of trial documents in one search for undrawable characters, so that a text with thousands of them
 * does not take minutes.
 */
const MAX_TRIAL_DOCUMENTS = 300;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** @param {string} text */
const splitGraphemes = (text) => Array.from(segmenter.segment(text), ({ segment }) => segment);

/**
 * Yields versions of a document's data, for a document that cannot be drawn as it is. In the first version,
 * {@link SUBSTITUTE_CHARACTER} replaces the graphemes that cannot be drawn. In the second, it replaces all graphemes that are not
 * in {@link ALWAYS_DRAWABLE_PATTERN}.
 * @param {string} json
 * @param {(texts: string[]) => boolean} canDraw returns whether all of these texts can be drawn
 * @returns {Generator<string>}
 */
export function* withSubstitutes(json, canDraw) {
  /** @type {Set<string>} */
  const unusualGraphemes = new Set();
  replaceDoubtfulTexts(json, (text) => {
    for (const grapheme of splitGraphemes(text))
      if (!ALWAYS_DRAWABLE_PATTERN.test(grapheme)) unusualGraphemes.add(grapheme);
    return text;
  });
  if (unusualGraphemes.size === 0) return;
  const undrawableGraphemes = new Set(
    findUndrawableGraphemes([...unusualGraphemes], canDraw, { left: MAX_TRIAL_DOCUMENTS }),
  );
  for (const replaced of [undrawableGraphemes, unusualGraphemes]) {
    yield replaceDoubtfulTexts(json, (text) =>
      splitGraphemes(text)
        .map((grapheme) => (replaced.has(grapheme) ? SUBSTITUTE_CHARACTER : grapheme))
        .join(''),
    );
  }
}

/**
 * Returns the graphemes of the list that cannot be drawn, found by bisection: if a trial document with all of them
 * fails, each half of the list is searched. Once no trial document is left, untried graphemes count as undrawable.
 * @param {string[]} graphemes
 * @param {(texts: string[]) => boolean} canDraw
 * @param {{ left: number }} probes
 * @returns {string[]}
 */
function findUndrawableGraphemes(graphemes, canDraw, probes) {
  if (probes.left <= 0) return graphemes;
  probes.left -= 1;
  if (canDraw(graphemes)) return [];
  if (graphemes.length <= 1) return graphemes;
  const middle = Math.ceil(graphemes.length / 2);
  return [graphemes.slice(0, middle), graphemes.slice(middle)].flatMap((half) =>
    findUndrawableGraphemes(half, canDraw, probes),
  );
}

/** @param {string} json @param {(text: string) => string} replace */
const replaceDoubtfulTexts = (json, replace) =>
  JSON.stringify(JSON.parse(json), (_key, /** @type {unknown} */ value) =>
    typeof value === 'string' && !ALWAYS_DRAWABLE_PATTERN.test(value) ? replace(value) : value,
  );
