// npm run publish:site [-- part …] [--settings]: publishes the built front ends, all or the named ones, into the site.
// With --settings, also changes the settings that all parts of the site share: CLAIMS and PUBLIC_URL.
import {
  SITE_PARTS,
  publishSite,
  mergeWithPublishedSettings,
  readSettingsFromEnvironment,
} from '@bearings/publish/publish-site';
import { parseArgs } from 'node:util';
import { prerenderLibrary } from './library.mjs';
import { CommandError, reportFailure } from './project.mjs';
import { siteFolder } from './site-folder.mjs';

try {
  const { positionals: names, values } = parseArgs({
    allowPositionals: true,
    options: { settings: { type: 'boolean' } },
  });
  const unknownName = names.find((name) => !SITE_PARTS.some((part) => part === name));
  if (unknownName) throw new CommandError(`There is no ${unknownName}; the parts are ${SITE_PARTS.join(', ')}.`);
  if (process.env.SITE_DIR && !process.env.PUBLIC_URL) {
    throw new CommandError(
      "PUBLIC_URL is missing: beside SITE_DIR set it to the site's address, which its links start with.",
    );
  }
  const parts = names.length ? SITE_PARTS.filter((part) => names.includes(part)) : SITE_PARTS;
  if (parts.includes('marketing') && !(await prerenderLibrary())) {
    throw new CommandError(
      'Nothing was published, because the pages of the careers library could not be made, as shown above.',
    );
  }
  const site = siteFolder();
  publishSite(parts, site, mergeWithPublishedSettings(site, readSettingsFromEnvironment(process.env), values.settings));
  console.log(`Published into ${site}: ${parts.join(', ')}.`);
} catch (error) {
  reportFailure(error);
}
