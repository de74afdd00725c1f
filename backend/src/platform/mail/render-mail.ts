import { BRAND } from '@bearings/contracts';
import { escapeHtml } from '../escape-html.js';
import type { Message } from './mail-transport.js';

/** The texts of an email. Paragraphs are plain text and shown as typed. */
export interface MailText {
  subject: string;
  /** First lines, before the link. */
  opening: readonly string[];
  /** The email's one link, if it has one. */
  action?: { label: string; url: string };
  closing: readonly string[];
}

/** Renders the texts as plain text and as HTML without images or scripts. */
export function renderMail(to: string, text: MailText): Message {
  const { subject, opening, action, closing } = text;
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  const sign = `${BRAND.name} – ${BRAND.promise}`;
  const button = action
    ? [
        `<p><a href="${escapeHtml(action.url)}" style="${BUTTON}">${escapeHtml(action.label)}</a></p>`,
        `<p style="${SMALL}">If the button does not work, copy this address into your browser:<br>${escapeHtml(action.url)}</p>`,
      ]
    : [];
  const body = [
    ...opening.map(paragraph),
    ...button,
    ...closing.map(paragraph),
    `<p style="${SMALL}">${escapeHtml(sign)}</p>`,
  ];
  return {
    to,
    subject,
    text: `${[...opening, ...link, ...closing, `-- \n${sign}`].join('\n\n')}\n`,
    html: page(subject, body.join('\n')),
  };
}

const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#0d4a47;color:#ffffff;text-decoration:none;font-weight:600';
const SMALL = 'font-size:14px;color:#55625b;word-break:break-word';
const PAGE =
  'max-width:560px;margin:0 auto;padding:24px;font:16px/1.5 -apple-system,Segoe UI,Roboto,Arial,sans-serif;color:#16231e';

/** Line breaks of the text are kept: people type them. */
const paragraph = (text: string): string =>
  `<p style="white-space:pre-line;overflow-wrap:anywhere">${escapeHtml(text)}</p>`;

const page = (title: string, body: string): string =>
  `<!doctype html>\n<html lang="en-GB">\n<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>\n<body style="${PAGE}">\n${body}\n</body>\n</html>\n`;
