// Writes one HTML page with every email, filled with sample values, to view in a browser. Usage:
// npm run mails -w tools/commands
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { toProjectPath } from './project.mjs';

const PAGE_FILE = toProjectPath('dist/mails/index.html');

/** @type {{ name: string, subject: string, preheader: string, text: string, html: string }[]} */
const mails = JSON.parse(
  execFileSync(process.execPath, [toProjectPath('backend/dist-scripts/scripts/print-mails.js')], {
    encoding: 'utf8',
  }),
);

/** @param {string} text */
const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const mailSections = mails.map(
  ({ name, subject, preheader, text, html }) => `<section id="${name}">
<h2>${name}</h2>
<p><b>${escapeHtml(subject)}</b> – ${escapeHtml(preheader)}</p>
<div>
<iframe title="${name}, 640 px" width="640" height="760" srcdoc="${escapeHtml(html)}"></iframe>
<iframe title="${name}, 360 px" width="360" height="760" srcdoc="${escapeHtml(html)}"></iframe>
<pre>${escapeHtml(text)}</pre>
</div>
</section>`,
);

mkdirSync(dirname(PAGE_FILE), { recursive: true });
writeFileSync(
  PAGE_FILE,
  `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<title>Emails</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 24px }
div { display: flex; gap: 24px; overflow-x: auto }
iframe { flex: none; border: 1px solid GrayText }
pre { flex: 1 0 30ch; white-space: pre-wrap; overflow-wrap: anywhere }
</style>
<h1>Emails</h1>
<p>${mails.map(({ name }) => `<a href="#${name}">${name}</a>`).join(' · ')}</p>
${mailSections.join('\n')}
</html>
`,
);
process.stdout.write(`${PAGE_FILE}\n`);
