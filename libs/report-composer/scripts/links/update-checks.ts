import { writeFile } from 'node:fs/promises';
import type { LinkChecks } from '@bearings/report-composer';
import { type CheckOptions, checkLinks } from './check-links.js';

/**
 * Checks URLs and writes the results to `link-checks.data.ts`. Returns lines for the terminal. Writes nothing if no
 * URL responded.
 */
export async function updateChecks(
  addresses: readonly string[],
  file: string,
  options: CheckOptions,
): Promise<string[]> {
  const checks = await checkLinks(addresses, options);
  if (checks === null) {
    return ['No address answered, so this machine is probably offline: nothing was changed.'];
  }
  await writeFile(file, printSource(checks));
  const badChecks = Object.entries(checks).filter(([, { result }]) => result !== 'works');
  return [
    ...badChecks.map(([address, { result, detail }]) => `${result}: ${address} (${detail})`),
    `${addresses.length} addresses checked, ${badChecks.length} of them without success.`,
  ];
}

function printSource(checks: LinkChecks): string {
  const rows = Object.entries(checks).map(
    ([address, { on, result, detail }]) =>
      `  ${quoteText(address)}: {\n    on: ${quoteText(on)},\n    result: ${quoteText(result)},\n    detail: ${quoteText(detail)},\n  },\n`,
  );
  return [
    '// Written by `npm run links -w libs/report-composer`, never by hand: what the last check of each address found.\n',
    "import type { LinkChecks } from './link.js';\n\n",
    `export const LINK_CHECKS: LinkChecks = {\n${rows.join('')}};\n`,
  ].join('');
}

function quoteText(text: string): string {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
}
