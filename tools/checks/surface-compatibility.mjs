// Compares the shared packages with which a remote was built with those of a shell.

/**
 * @typedef {{ version: string, names: string[] }} SharedPackage
 * @typedef {Record<string, SharedPackage>} Surface by shared package, as builds write it
 * @typedef {{ package: string, name: string | null, reason: string }} Incompatibility
 */

/**
 * Returns why a remote cannot run with a shell, one reason for each export and version; an empty list if it can.
 * @param {Surface} used what the remote uses
 * @param {Surface} offered what the shell offers
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
 * Returns a problem unless the shell's version is that of the remote's build, or a later one with the same major
 * number.
 * @param {string} built
 * @param {string} offered
 */
function versionProblem(built, offered) {
  const [from, to] = [built, offered].map((version) => version.split('.').map(Number));
  const [major, minor, patch] = from ?? [];
  const [nowMajor, nowMinor, nowPatch] = to ?? [];
  const isLater =
    Number(nowMinor) > Number(minor) || (nowMinor === minor && Number(nowPatch) >= Number(patch));
  return major === nowMajor && isLater ? null : `is ${offered}, not ${built} or later`;
}
