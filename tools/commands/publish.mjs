// npm run publish:site [-- part …]: puts built front ends into dist/site; all of them, or those named.
import { PARTS, publishSite } from '@bearings/publish/publish-site';
import { CommandError, fail } from './project.mjs';

try {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !PARTS.some((part) => part === name));
  if (unknown) throw new CommandError(`There is no ${unknown}; the parts are ${PARTS.join(', ')}.`);
  const parts = names.length ? PARTS.filter((part) => names.includes(part)) : PARTS;
  publishSite(parts);
  console.log(`Published into dist/site: ${parts.join(', ')}.`);
} catch (error) {
  fail(error);
}
