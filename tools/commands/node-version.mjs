// Written for any Node that knows modules, because its only task is to speak to the old ones.
/**
 * Whether this Node runs the project: 20.19 or later in its line, or 22.12 or later.
 * @param {string} version as in `process.versions.node`
 */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 12;
  return major > 22;
}

/** Ends the process with one sentence under a Node that is too old. */
export function demandNode() {
  const version = process.versions.node;
  if (isSupported(version)) return;
  console.error(
    `Bearings needs Node.js 20.19 or later (22.12 or later in the 22 line), and this is ${version}.`,
  );
  process.exit(1);
}
