// This file must run on any Node version with ES modules, since it reports the versions that are too old.
/**
 * Returns whether this Node version can run the project: it must have long-term support and be new
 * enough for the installed packages.
 * @param {string} version as in `process.versions.node`
 */
function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 13;
  if (major === 24) return minor >= 11;
  return major > 24;
}

/** Ends the process with one sentence if Node is too old. */
export function demandNode() {
  const version = process.versions.node;
  if (isSupported(version)) return;
  console.error(`Bearings needs Node.js 20.19, 22.13 or 24.11, or later in these lines, and this is ${version}.`);
  process.exit(1);
}
