// Compares the shared packages that a remote was built with to those of a shell.

/**
 * @typedef {{ version: string, names: string[] }} SharedPackage
 * @typedef {Record<string, SharedPackage>} Surface by shared package, as builds write it
 * @typedef {{ package: string, name: string | null, reason: string }} Incompatibility
 */

/**
 * Returns why a remote cannot run with a shell, one for each name and version; none if it can.
 * @param {Surface} used by the remote @param {Surface} offered by the shell
 * @returns {Incompatibility[]}
 */
export function incompatibilities(used, offered) {
  return Object.entries(used).flatMap(([request, { version, names }]) => {
    const shell = offered[request];
    if (!shell) return [{ package: request, name: null, reason: 'is not offered' }];
    const reason = versionProblem(version, shell.version);
    const missing = names.filter((name) => !shell.names.includes(name));
    return [
      ...(reason ? [{ package: request, name: null, reason }] : []),
      ...missing.map((name) => ({ package: request, name, reason: 'is not offered' })),
    ];
  });
}

/**
 * Returns a problem unless the shell has the version of the remote's build, or a later one of the same major.
 * @param {string} built @param {string} offered
 */
function versionProblem(built, offered) {
  const [from, to] = [built, offered].map((version) => version.split('.').map(Number));
  const [major, minor, patch] = from ?? [];
  const [nowMajor, nowMinor, nowPatch] = to ?? [];
  const isLater =
    Number(nowMinor) > Number(minor) || (nowMinor === minor && Number(nowPatch) >= Number(patch));
  return major === nowMajor && isLater ? null : `is ${offered}, not ${built} or later`;
}
