import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const tokensCss = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const THEME_NAMES = ['light', 'dark'] as const;
type Theme = (typeof THEME_NAMES)[number];

/** The names of the colours in tokens.css, with their values in both themes. */
const colours = new Map(
  [...tokensCss.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6,8}), (#[0-9a-f]{6,8})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

function findColour(name: string, theme: Theme): string {
  const found = colours.get(name);
  if (!found) throw new Error(`No colour ${name} in tokens.css`);
  return found[theme];
}

/** Returns the relative luminance of a colour (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours from 1 to 21 (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const BACKGROUND_NAMES = ['paper', 'surface', 'sunken'];
const SOFT_BACKGROUND_NAMES = ['primary-soft', 'accent-soft', 'success-soft', 'warning-soft', 'danger-soft'];

/** Pairs of a text colour and a background colour that are used together. */
const TEXT_PAIRS: [string, string][] = [
  ...[...BACKGROUND_NAMES, ...SOFT_BACKGROUND_NAMES].flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['muted', ground],
  ]),
  ...BACKGROUND_NAMES.flatMap((ground) =>
    ['primary', 'accent', 'success', 'warning', 'danger'].map((text): [string, string] => [text, ground]),
  ),
  ...SOFT_BACKGROUND_NAMES.map((ground): [string, string] => [ground.replace('-soft', ''), ground]),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['paper', 'ink'],
  ['on-deep', 'deep'],
  ['deep-muted', 'deep'],
  ['needle', 'deep'],
];

/** Pairs of a colour for a control's edge or focus outline and a background colour that are used together. */
const OUTLINE_PAIRS: [string, string][] = [
  ...BACKGROUND_NAMES.flatMap((ground): [string, string][] => [
    ['line-strong', ground],
    ['focus', ground],
  ]),
  ...SOFT_BACKGROUND_NAMES.map((ground): [string, string] => ['focus', ground]),
  ['surface', 'line-strong'],
];

describe.each(THEME_NAMES)('the %s theme', (theme) => {
  it.each(TEXT_PAIRS)('has a contrast of at least 4.5 for the text %s on %s', (text, ground) => {
    expect(contrast(findColour(text, theme), findColour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(OUTLINE_PAIRS)('has a contrast of at least 3 for the line %s on %s', (shape, ground) => {
    expect(contrast(findColour(shape, theme), findColour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

describe('the fonts that the first paint needs', () => {
  it('have at most 32 KB together, not counting those for extended Latin letters', () => {
    const css = readFileSync(path.join(__dirname, 'fonts.css'), 'utf8');
    const files = [...css.matchAll(/url\('([^']+)'\)/g)].map(([, file = '']) => file);
    const english = files.filter((file) => file.startsWith('./fonts/'));
    const bytes = english.map((file) => statSync(require.resolve(file)).size);
    expect(english).toHaveLength(2);
    expect(files).toHaveLength(4);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(32 * 1024);
  });
});

describe('tokens.css', () => {
  it('contains only one @theme block, so that remotes can import it with @reference', () => {
    const withoutComments = tokensCss.replaceAll(/\/\*[\s\S]*?\*\//g, '').trim();
    expect(withoutComments).toMatch(/^@theme static \{[^{}]*\}$/);
  });
});
