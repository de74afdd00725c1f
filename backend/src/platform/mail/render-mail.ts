import type { MailTable, MailText } from '../../content/email-copy/mail-text.js';
import { escapeHtml } from '@bearings/report-composer';
import { layOutMail, MAIL_SIGNATURE, LAYOUT_TABLE_ATTRIBUTES, STYLES } from './mail-layout.js';
import type { MailMessage } from './mail-transport.js';

/**
 * Renders an email in the common layout, as plain text and, with the same content, as HTML without images.
 * @param oneClick URL to which a mail program sends a POST request to unsubscribe its reader (RFC 8058)
 */
export function renderMail(to: string, text: MailText, oneClick?: string): MailMessage {
  const { subject, preheader, opening, table, list, links, action, closing, footTable } = text;
  const body = [
    ...opening.map(renderParagraph),
    ...(table ? [renderTable(table)] : []),
    ...(list ? [renderList(list)] : []),
    ...(links ? [renderLinks(links)] : []),
    ...(action ? [renderButton(action)] : []),
    ...closing.map(renderParagraph),
    ...(footTable ? [renderTable(footTable)] : []),
    ...(action ? [renderFallbackLink(action.url)] : []),
  ];
  return {
    to,
    subject,
    text: toPlainText(text),
    html: layOutMail(subject, preheader, body.join('\n')),
    ...(oneClick && {
      headers: {
        'List-Unsubscribe': `<${oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  };
}

function toPlainText({ opening, table, list, links = [], action, closing, footTable }: MailText): string {
  const parts = [
    ...opening,
    ...(table ? [tableToText(table)] : []),
    ...(list ? [[list.title, ...list.items.map((item) => `- ${item}`)].join('\n')] : []),
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...closing,
    ...(footTable ? [tableToText(footTable)] : []),
    `-- \n${MAIL_SIGNATURE}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

const tableToText = ({ title, rows }: MailTable): string =>
  [title, ...rows.map((row) => `${row.label}: ${row.value}`)].join('\n');

/**
 * Returns the HTML of a paragraph. Its style preserves line breaks, because the text may be one that a person has
 * typed.
 */
const renderParagraph = (text: string): string =>
  `<p dir="auto" class="m-ink" style="${STYLES.text}">${escapeHtml(text)}</p>`;

function renderTable({ title, rows }: MailTable): string {
  const row = ({ label, value, strong }: (typeof rows)[number]) => {
    const weight = strong ? ';font-weight:600' : '';
    return `<tr><th scope="row" class="m-muted m-line" style="${STYLES.label}">${escapeHtml(label)}</th><td dir="auto" class="m-ink m-line" style="${STYLES.value}${weight}">${escapeHtml(value)}</td></tr>`;
  };
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;border-collapse:collapse"><caption class="m-ink" style="${STYLES.title};padding-bottom:8px">${escapeHtml(title)}</caption>${rows.map(row).join('')}</table>`;
}

function renderList({ title, items }: NonNullable<MailText['list']>): string {
  const item = (text: string) => `<li dir="auto" class="m-ink" style="${STYLES.item}">${escapeHtml(text)}</li>`;
  return `<p class="m-ink" style="margin:8px 0;${STYLES.title}">${escapeHtml(title)}</p>
<ul style="margin:0 0 20px;padding:0 0 0 24px">${items.map(item).join('')}</ul>`;
}

const renderLinks = (links: NonNullable<MailText['links']>): string =>
  links
    .map(
      ({ label, url }) =>
        `<a href="${escapeHtml(url)}" class="m-ink m-line" style="${STYLES.link}">${escapeHtml(label)}</a>`,
    )
    .join('\n');

/**
 * Returns the HTML of a button. Outlook takes the padding from the table cell, all other clients take it from the link.
 */
function renderButton({ label, url }: NonNullable<MailText['action']>): string {
  return `<table ${LAYOUT_TABLE_ATTRIBUTES} style="margin:8px 0 24px"><tr><td class="m-button" style="${STYLES.buttonCell}"><a href="${escapeHtml(url)}" class="m-on-button" style="${STYLES.button}">${escapeHtml(label)}</a></td></tr></table>`;
}

const renderFallbackLink = (url: string): string =>
  `<p class="m-muted m-line" style="${STYLES.small};${STYLES.ruled}">If the button does not work, copy this address into your browser:<br>${escapeHtml(url)}</p>`;
