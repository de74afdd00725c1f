// npm run publish:site [-- part …]: puts built front ends into the site; all of them, or those named.
import { PARTS, publishSite } from '@bearings/publish/publish-site';
import { CommandError, fail } from './project.mjs';
import { siteFolder } from './site-folder.mjs';

try {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !PARTS.some((part) => part === name));
  if (unknown) throw new CommandError(`There is no ${unknown}; the parts are ${PARTS.join(', ')}.`);
  if (process.env.SITE_DIR && !process.env.PUBLIC_URL) {
    throw new CommandError(
      "PUBLIC_URL is missing: beside SITE_DIR set it to the site's address, which its links start with.",
    );
  }
  const parts = names.length ? PARTS.filter((part) => names.includes(part)) : PARTS;
  publishSite(parts, siteFolder());
  console.log(`Published into ${siteFolder()}: ${parts.join(', ')}.`);
} catch (error) {
  fail(error);
}
