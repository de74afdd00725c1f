// Checks whether a remote (micro-frontend) can run with a shell, by comparing the shared packages that the remote was
// built with and those that the shell offers.

/**
 * @typedef {{ version: string, names: string[] }} SharedPackage a shared package with the names of its exports
 * @typedef {Record<string, SharedPackage>} Surface the shared packages that a build uses or offers, by package name;
 * the content of the build's surface.json
 * @typedef {{ package: string, name: string | null, reason: string }} Incompatibility
 */

/**
 * Returns the reasons why a remote cannot run with a shell, one for each missing export and each
 * unsuitable version; an empty list if it can run.
 * @param {Surface} used what the remote uses
 * @param {Surface} offered what the shell offers
 * @returns {Incompatibility[]}
 */
export function listIncompatibilities(used, offered) {
  return Object.entries(used).flatMap(([request, { version, names }]) => {
    const shell = offered[request];
    if (!shell) return [{ package: request, name: null, reason: 'is not offered' }];
    const reason = versionProblem(version, shell.version);
    const missingNames = names.filter((name) => !shell.names.includes(name));
    return [
      ...(reason ? [{ package: request, name: null, reason }] : []),
      ...missingNames.map((name) => ({ package: request, name, reason: 'is not offered' })),
    ];
  });
}

/**
 * Returns a problem if the shell's version of a package is older than the version that the remote was built with, or
 * has another major number. Returns null if it is suitable.
 * @param {string} built
 * @param {string} offered
 */
function versionProblem(built, offered) {
  const [from, to] = [built, offered].map((version) => version.split('.').map(Number));
  const [major, minor, patch] = from ?? [];
  const [nowMajor, nowMinor, nowPatch] = to ?? [];
  const isLater = Number(nowMinor) > Number(minor) || (nowMinor === minor && Number(nowPatch) >= Number(patch));
  return major === nowMajor && isLater ? null : `is ${offered}, not ${built} or later`;
}
