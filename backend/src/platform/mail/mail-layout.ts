import { BRAND } from '@bearings/domain';
import { escapeHtml } from '@bearings/report-composer';
import { DARK_COLOURS, LIGHT_COLOURS, type MailColours } from './mail-colours.js';

export const MAIL_WIDTH_PX = 560;

const SANS_FONTS = "-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const SERIF_FONTS = "Georgia,'Times New Roman',serif";

/** Attributes of the tables that position the parts of an email. Outlook can position parts only with tables. */
export const LAYOUT_TABLE_ATTRIBUTES = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** Inline styles of the light theme, because some mail clients remove every style sheet. */
export const STYLES = {
  heading: `margin:0 0 16px;font:600 26px/1.25 ${SERIF_FONTS};color:${LIGHT_COLOURS.ink};overflow-wrap:anywhere`,
  text: `margin:0 0 16px;font:16px/1.55 ${SANS_FONTS};color:${LIGHT_COLOURS.ink};white-space:pre-line;overflow-wrap:anywhere`,
  small: `margin:0 0 16px;font:14px/1.5 ${SANS_FONTS};color:${LIGHT_COLOURS.muted};overflow-wrap:anywhere;word-break:break-word`,
  ruled: `padding-top:16px;border-top:1px solid ${LIGHT_COLOURS.line}`,
  title: `font:600 16px/1.4 ${SANS_FONTS};color:${LIGHT_COLOURS.ink};text-align:left`,
  label: `padding:10px 16px 10px 0;border-top:1px solid ${LIGHT_COLOURS.line};font:15px/1.45 ${SANS_FONTS};color:${LIGHT_COLOURS.muted};text-align:left;vertical-align:top;white-space:nowrap`,
  value: `padding:10px 0;border-top:1px solid ${LIGHT_COLOURS.line};font:15px/1.45 ${SANS_FONTS};color:${LIGHT_COLOURS.ink};text-align:right;vertical-align:top;overflow-wrap:anywhere`,
  item: `margin:0 0 8px;padding-left:4px;font:16px/1.5 ${SANS_FONTS};color:${LIGHT_COLOURS.ink};overflow-wrap:anywhere`,
  link: `display:block;margin:0 0 8px;padding:12px 16px;border:1px solid ${LIGHT_COLOURS.line};border-radius:10px;font:16px/1.4 ${SANS_FONTS};color:${LIGHT_COLOURS.ink}`,
  buttonCell: `background:${LIGHT_COLOURS.button};border-radius:10px;mso-padding-alt:14px 24px`,
  button: `display:inline-block;padding:14px 24px;border-radius:10px;font:600 16px/24px ${SANS_FONTS};color:${LIGHT_COLOURS.onButton};text-decoration:none`,
} as const;

/**
 * Returns the CSS rules of the dark theme, with `scope` before each selector. The style sheet contains them twice: in a
 * media query, and for Outlook on the web, which marks dark mode with an attribute instead.
 */
function createDarkRules(scope: string, colours: MailColours): string {
  const { paper, sheet, ink, muted, line, brand, needle, button, onButton } = colours;
  const rules = {
    paper: { background: paper },
    sheet: { background: sheet, 'border-color': line },
    ink: { color: ink },
    muted: { color: muted },
    line: { 'border-color': line },
    brand: { color: brand, 'border-color': brand },
    needle: { color: needle },
    button: { background: button },
    'on-button': { color: onButton },
  };
  return Object.entries(rules)
    .map(([name, values]) => {
      const properties = Object.entries(values).map(([key, value]) => `${key}:${value}!important`);
      return `${scope}.m-${name}{${properties.join(';')}}`;
    })
    .join('');
}

const STYLE_SHEET = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${createDarkRules('', DARK_COLOURS)}}`,
  createDarkRules('[data-ogsc] ', DARK_COLOURS),
  `@media (max-width:${MAIL_WIDTH_PX - 1}px){.m-sheet{padding:24px 20px 12px!important}}`,
].join('\n');

/** Invisible characters after the preheader, so that an inbox does not append the first lines of the email to it. */
const PREHEADER_FILLER = '&#847;&zwnj;&nbsp;'.repeat(80);

/** The brand's sign, a compass needle, as text, because mail clients block images at first. */
const BRAND_MARK = `<span aria-hidden="true" class="m-brand" style="display:inline-block;width:24px;height:24px;margin-right:8px;border:2px solid ${LIGHT_COLOURS.brand};border-radius:50%;font:16px/23px Arial,sans-serif;text-align:center;vertical-align:middle"><span class="m-needle" style="display:inline-block;transform:rotate(38deg);color:${LIGHT_COLOURS.needle}">&#9650;&#65038;</span></span>`;

/** Returns the HTML of an email: brand, `body`, footer. */
export function layOutMail(subject: string, preheader: string, body: string): string {
  const title = escapeHtml(subject);
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${title}</title>
<!--[if mso]><style>*{font-family:Arial,sans-serif!important}</style><![endif]-->
<style>
${STYLE_SHEET}
</style>
</head>
<body class="m-paper" style="margin:0;padding:0;background:${LIGHT_COLOURS.paper}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheader)}${PREHEADER_FILLER}</div>
<div role="article" aria-roledescription="email" aria-label="${title}" lang="en-GB">
<table ${LAYOUT_TABLE_ATTRIBUTES} width="100%" class="m-paper" style="background:${LIGHT_COLOURS.paper}"><tr><td align="center" style="padding:24px 12px 32px">
<!--[if mso]><table ${LAYOUT_TABLE_ATTRIBUTES} width="${MAIL_WIDTH_PX}"><tr><td><![endif]-->
<table ${LAYOUT_TABLE_ATTRIBUTES} width="100%" style="max-width:${MAIL_WIDTH_PX}px;table-layout:fixed">
<tr><td style="padding:0 4px 16px;text-align:left">${BRAND_MARK}<span class="m-brand" style="font:600 22px/28px ${SERIF_FONTS};color:${LIGHT_COLOURS.brand};vertical-align:middle">${escapeHtml(BRAND.name)}</span></td></tr>
<tr><td class="m-sheet" style="padding:32px 32px 16px;background:${LIGHT_COLOURS.sheet};border:1px solid ${LIGHT_COLOURS.line};border-radius:12px;text-align:left">
<h1 dir="auto" class="m-ink" style="${STYLES.heading}">${title}</h1>
${body}
</td></tr>
<tr><td style="padding:16px 4px 0;text-align:left"><p class="m-muted" style="${STYLES.small}">${escapeHtml(MAIL_SIGNATURE)}</p></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</div>
</body>
</html>
`;
}

/** The last line of every email, in text and HTML. */
export const MAIL_SIGNATURE = `${BRAND.name} – ${BRAND.promise}`;
