const WIDTH_PX = 1200;
const HEIGHT_PX = 630;
const TITLE_SIZE_PX = 68;
const LINE_HEIGHT_PX = 80;
/**
 * Number of letters that fit on a line next to the compass. A letter of the serif font is about half as wide as high.
 */
const MAX_LETTERS_PER_LINE = 21;

/** @param {string} text */
const escapeXml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Breaks a title into lines at spaces.
 * @param {string} title
 * @returns {string[]}
 */
function splitLines(title) {
  /** @type {string[]} */
  const lines = [];
  for (const word of title.split(' ')) {
    const longerLine = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && longerLine.length <= MAX_LETTERS_PER_LINE) lines[lines.length - 1] = longerLine;
    else lines.push(word);
  }
  return lines;
}

/**
 * Returns the preview picture of a page as SVG: the title on a paper background, and the compass.
 * @param {{ title: string, eyebrow: string, brand: string }} words
 */
export function pictureSvg({ title, eyebrow, brand }) {
  const lines = splitLines(title);
  const top = HEIGHT_PX / 2 - ((lines.length - 1) * LINE_HEIGHT_PX) / 2 + 20;
  const text = lines
    .map((line, index) => `<text x="84" y="${top + index * LINE_HEIGHT_PX}">${escapeXml(line)}</text>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PX}" height="${HEIGHT_PX}" viewBox="0 0 ${WIDTH_PX} ${HEIGHT_PX}">
  <rect width="${WIDTH_PX}" height="${HEIGHT_PX}" fill="#faf7f2"/>
  <circle cx="1090" cy="330" r="300" fill="#e0eae1"/>
  <g transform="translate(1000 330) scale(.92)" fill="none" stroke="#0d4a47" stroke-width="5">
    <circle r="176" fill="#fffdfa"/>
    <circle r="152" stroke-width="3" stroke-dasharray="2 17.9" stroke-linecap="round"/>
    <g transform="rotate(38)" stroke="none"><path d="M0-124 27 0h-54z" fill="#b7351b"/><path d="M0 124-27 0h54z" fill="#0d4a47"/></g>
    <circle r="11" fill="#fffdfa" stroke="none"/>
  </g>
  <g font-family="Newsreader" font-weight="500" font-size="34" fill="#55625b">
    <path d="m84 88 44 9-44 9z" fill="#b7351b"/><text x="148" y="107">${escapeXml(eyebrow)}</text></g>
  <g font-family="Newsreader" font-weight="500" font-size="${TITLE_SIZE_PX}" fill="#16231e">${text}</g>
  <text x="84" y="560" font-family="Newsreader" font-weight="500" font-size="40" fill="#0d4a47">${escapeXml(brand)}</text>
</svg>`;
}
