// Lists a remote's published versions, or with --use switches the site to one of them. Usage: npm
// run remote -- account [--use <version>]
import { REMOTES } from '@bearings/build/site';
import { listVersions } from '@bearings/publish/remote-versions';
import { parseArgs } from 'node:util';
import { CommandError, reportFailure } from './project.mjs';
import { importPublishing, RELOAD_NOTE } from './publishing.mjs';
import { siteFolder } from './site-folder.mjs';

try {
  const { values, positionals } = parseArgs({
    options: { use: { type: 'string' } },
    allowPositionals: true,
  });
  const remote = REMOTES.find((name) => name === positionals[0]);
  if (!remote || positionals.length > 1) {
    throw new CommandError(`Name one remote: ${REMOTES.join(', ')}.`);
  }
  const { readGatewayLists, switchRemote } = await importPublishing();
  const site = siteFolder();
  if (values.use !== undefined) {
    const listsBefore = readGatewayLists(site);
    const before = switchRemote(remote, values.use, site);
    console.log(`${remote} is ${values.use} now.`);
    if (readGatewayLists(site) !== listsBefore) console.log(RELOAD_NOTE);
    const folder = process.env.SITE_DIR ? `SITE_DIR=${site} ` : '';
    if (before) console.log(`To switch back: ${folder}npm run remote -- ${remote} --use ${before}`);
  } else {
    const versions = listVersions(site, remote);
    if (versions.length === 0) console.log(`${site} has no version of ${remote}.`);
    for (const { version, lastUsed, isUsed } of versions) {
      console.log(`${version}  ${isUsed ? 'used now' : `used until ${lastUsed.toISOString()}`}`);
    }
  }
} catch (error) {
  reportFailure(error);
}
