import { MAIL_SAMPLES } from '../../test/support/mail-samples.js';
import type { MailText } from '../../content/email-copy/mail-text.js';
import { DARK_COLOURS, LIGHT_COLOURS, type MailColours, TEXT_COLOUR_PAIRS } from './mail-colours.js';
import { renderMail } from './render-mail.js';

const HOSTILE_TEXT = '<img src=x onerror=alert(1)>"\'&`';
const hostileMail: MailText = {
  subject: `s${HOSTILE_TEXT}`,
  preheader: `p${HOSTILE_TEXT}`,
  opening: [`o${HOSTILE_TEXT}`],
  table: {
    title: `t${HOSTILE_TEXT}`,
    rows: [{ label: `l${HOSTILE_TEXT}`, value: `v${HOSTILE_TEXT}` }],
  },
  list: { title: `h${HOSTILE_TEXT}`, items: [`i${HOSTILE_TEXT}`] },
  action: { label: `a${HOSTILE_TEXT}`, url: `https://x.example/"><script>${HOSTILE_TEXT}` },
  closing: [`c${HOSTILE_TEXT}`],
};

/** Returns the visible text of an email's HTML without its hidden preview line. */
const htmlToText = (html: string): string =>
  html
    .replace(/^[\s\S]*?<\/div>/, '')
    .replaceAll(/<(caption|th|li|p|h1|td)\b[^>]*>|<br>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

describe('an email', () => {
  it('escapes HTML in every value', () => {
    const { html } = renderMail('a@example.org', hostileMail);
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<script');
    expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt;&quot;&#39;&amp;&#96;/g)).toHaveLength(14);
  });

  it.each(Object.entries(MAIL_SAMPLES))('has the same sentences as plain text and as HTML: %s', (_name, mail) => {
    const { text, html } = renderMail('a@example.org', mail);
    const shownText = htmlToText(html);
    const sentences = [
      ...mail.opening,
      ...(mail.table?.rows ?? []).flatMap(({ label, value }) => [label, value]),
      ...(mail.list ? [mail.list.title, ...mail.list.items] : []),
      ...(mail.action ? [mail.action.label, mail.action.url] : []),
      ...mail.closing,
    ];
    for (const sentence of sentences) {
      expect(text).toContain(sentence);
      expect(shownText).toContain(sentence);
    }
  });

  it.each(Object.entries(MAIL_SAMPLES))(
    '%s loads nothing from a server, and is too short for mail clients to cut it off',
    (_name, mail) => {
      const { html } = renderMail('a@example.org', mail);
      expect(html).not.toMatch(/<(img|link|script|iframe|object|form)\b|@import|url\(|\ssrc=/i);
      // Gmail cuts off an email that is longer than 102 KB.
      expect(Buffer.byteLength(html)).toBeLessThan(60_000);
      expect(mail.preheader.length).toBeLessThanOrEqual(90);
      expect(mail.preheader).not.toBe(mail.subject);
    },
  );
});

const toChannels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
const calculateLuminance = (rgb: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const calculateContrast = (one: readonly number[], other: readonly number[]): number => {
  const [dark = 0, light = 0] = [calculateLuminance(one), calculateLuminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
const invertColour = (rgb: readonly number[]) => rgb.map((value) => 255 - value);
/** Inverts only the lightness of a colour, as the mail apps of Google and Microsoft do in dark mode. */
const invertLightness = (rgb: readonly number[]) => {
  const sum = Math.max(...rgb) + Math.min(...rgb);
  return rgb.map((value) => Math.min(255, Math.max(0, value + 255 - sum)));
};

describe('the colours of an email', () => {
  const themes: [string, MailColours, (rgb: readonly number[]) => readonly number[]][] = [
    ['light', LIGHT_COLOURS, (rgb) => rgb],
    ['dark', DARK_COLOURS, (rgb) => rgb],
    ['light, inverted by the client', LIGHT_COLOURS, invertColour],
    ['light, darkened by the client', LIGHT_COLOURS, invertLightness],
  ];
  it.each(themes)('have enough contrast in the theme: %s', (_name, colours, change) => {
    const weakPairs = TEXT_COLOUR_PAIRS.filter(([text, ground]) => {
      const [one, other] = [colours[text], colours[ground]].map((it) => change(toChannels(it)));
      return calculateContrast(one ?? [], other ?? []) < 4.5;
    });
    expect(weakPairs).toEqual([]);
  });
});
