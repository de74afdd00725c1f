// npm run publish:site [-- part …] [--settings]: builds the front ends, all or the named ones and no others, and publishes
// them into the site. Without --build, publishes what is built, as in an image. With --settings, also changes the settings that all parts of the site share: CLAIMS and PUBLIC_URL.
import { SITE_PARTS } from '@bearings/publish/site-parts';
import { parseArgs } from 'node:util';
import { prerenderLibrary } from './library.mjs';
import { CommandError, NX_PROGRAM, reportFailure, runNode } from './project.mjs';
import { importPublishing, RELOAD_NOTE } from './publishing.mjs';
import { siteFolder } from './site-folder.mjs';

try {
  const { positionals: names, values } = parseArgs({
    allowPositionals: true,
    options: { build: { type: 'boolean' }, settings: { type: 'boolean' } },
  });
  const unknownName = names.find((name) => !SITE_PARTS.some((part) => part === name));
  if (unknownName) throw new CommandError(`There is no ${unknownName}; the parts are ${SITE_PARTS.join(', ')}.`);
  if (process.env.SITE_DIR && !process.env.PUBLIC_URL) {
    throw new CommandError(
      "PUBLIC_URL is missing: beside SITE_DIR set it to the site's address, which its links start with.",
    );
  }
  const parts = names.length ? SITE_PARTS.filter((part) => names.includes(part)) : SITE_PARTS;
  const { mergeWithPublishedSettings, publishSite, readGatewayLists, readSettingsFromEnvironment } =
    await importPublishing({ rebuild: values.build });
  const site = siteFolder();
  // Before the build, which takes minutes.
  const settings = mergeWithPublishedSettings(site, readSettingsFromEnvironment(process.env), values.settings);
  if (values.build && !(await buildParts(parts))) {
    throw new CommandError('Nothing was published, because the build failed as shown above.');
  }
  if (parts.includes('marketing') && !(await prerenderLibrary())) {
    throw new CommandError(
      'Nothing was published, because the pages of the careers library could not be made, as shown above.',
    );
  }
  const listsBefore = readGatewayLists(site);
  publishSite(parts, site, settings);
  console.log(`Published into ${site}: ${parts.join(', ')}.`);
  if (readGatewayLists(site) !== listsBefore) console.log(RELOAD_NOTE);
} catch (error) {
  reportFailure(error);
}

/**
 * Builds the parts through nx, which skips unchanged ones; each remote with its prerendered pages. No other part is built.
 * @param {readonly import('@bearings/publish/site-parts').Part[]} wanted
 */
async function buildParts(wanted) {
  const builds = wanted.map((part) =>
    part === 'shell' ? ['frontend-shell', 'build'] : ['@bearings/prerender', `build:${part}`],
  );
  for (const [project = '', target = ''] of builds) {
    const args = ['run-many', `--projects=${project}`, `--targets=${target}`, '--output-style=static'];
    if (!(await runNode(NX_PROGRAM, args))) return false;
  }
  return true;
}
