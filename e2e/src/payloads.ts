import type { Page } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FILE = path.resolve(
  import.meta.dirname,
  '../../../shared/conformance/xss-payloads-dompurify.json',
);

/** A dozen ways out of text, each into another corner of a page. All of them call `ran()`. */
const OURS: readonly string[] = [
  '<script>ran()</script>',
  '<img src=x onerror=ran()>',
  '"><svg/onload=ran()>',
  "' autofocus onfocus=ran() tabindex=0 x='",
  '</title></style></script><script>ran()</script>',
  '<a href="javascript:ran()">Click me</a>',
  '[Click me](javascript:ran())',
  '**<details open ontoggle=ran()>**',
  '<iframe srcdoc="<script>parent.ran()</script>">',
  '{{constructor.constructor("ran()")()}}${ran()}',
  '<style>@keyframes x{}</style><b style="animation-name:x" onanimationstart=ran()>b</b>',
  '## <marquee onstart=ran()>A heading</marquee>',
];

function published(): string[] {
  if (!existsSync(FILE)) {
    console.warn(`SKIPPED: the published script payloads, which are not at hand (${FILE})`);
    return [];
  }
  const { payloads }: { payloads: unknown[] } = JSON.parse(readFileSync(FILE, 'utf8'));
  return payloads.filter((payload) => typeof payload === 'string');
}

/** Texts that run where text is taken for markup: ours always, published ones where at hand. */
export const PAYLOADS: readonly string[] = [...OURS, ...published()];

/** Notices when something runs, asks, or calls somebody else. */
export async function guard(page: Page): Promise<string[]> {
  const happened: string[] = [];
  const own = new URL(page.url() === 'about:blank' ? 'http://localhost' : page.url()).hostname;
  await page.exposeFunction('ran', () => happened.push('ran()'));
  page.on('dialog', (dialog) => {
    happened.push(`${dialog.type()} ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== own) happened.push(request.url());
  });
  return happened;
}
