// Compares what a remote was built against with what a shell offers.

/**
 * @typedef {import('./describe-types.mjs').TypeRows} TypeRows
 * @typedef {{ version?: string, names?: Record<string, TypeRows> }} SharedPackage
 * @typedef {Record<string, SharedPackage>} Surface by shared package, as builds write it
 * @typedef {{ package: string, name: string | null, reason: string }} Incompatibility
 * @typedef {{ version: string, entries: Record<string, Record<string, TypeRows>> }} CommittedSurface
 */

/**
 * Returns why a remote cannot run with a shell, one for each name; none if it can.
 * @param {Surface} used by the remote @param {Surface} offered by the shell
 * @returns {Incompatibility[]}
 */
export function incompatibilities(used, offered) {
  return Object.entries(used).flatMap(([request, { version, names }]) => {
    const shell = offered[request];
    const reason = shell ? null : 'is not offered';
    if (!shell || !names)
      return problemOf(request, null, reason ?? versionProblem(version, shell?.version));
    return Object.entries(names).flatMap(([name, rows]) =>
      problemOf(request, name, nameProblem(rows, shell.names?.[name])),
    );
  });
}

/** @param {string} owner @param {string | null} name @param {string | null} reason @returns {Incompatibility[]} */
const problemOf = (owner, name, reason) => (reason ? [{ package: owner, name, reason }] : []);

/** @param {TypeRows} built @param {TypeRows | undefined} offered */
function nameProblem(built, offered) {
  if (!offered) return 'is not offered';
  // A name without rows was built before its surface was written.
  if (Object.keys(built).length === 0 || Object.keys(offered).length === 0) return null;
  return typeProblem(built, offered);
}

/**
 * Returns how code that was compiled with one type fails with another, or null. What is passed in may
 * be accepted more widely, and what comes back may have more.
 * @param {TypeRows} built @param {TypeRows} offered
 */
export function typeProblem(built, offered) {
  const [before, after] = [readRows(built), readRows(offered)];
  for (const [place, row] of before) {
    const now = after.get(place);
    if (!now) return `has no ${nameOf(place)}`;
    const isInput = place.startsWith('(');
    const [from, to] = isInput ? [row, now] : [now, row];
    if (from.optional && !to.optional) return `differs in ${nameOf(place)}, which may be missing`;
    const accepted = alternativesOf(to.text);
    const surplus = alternativesOf(from.text).find((each) => !accepted.includes(each));
    if (surplus !== undefined) return `differs in ${nameOf(place)} (${row.text} → ${now.text})`;
  }
  for (const [place, { optional }] of after) {
    if (place.startsWith('(') && !optional && !before.has(place)) {
      return `requires ${nameOf(place)}`;
    }
  }
  return null;
}

/** @param {TypeRows} rows */
function readRows(rows) {
  return new Map(
    Object.entries(rows).map(([place, text]) => {
      const optional = place.endsWith('?');
      return [optional ? place.slice(0, -1) : place, { optional, text }];
    }),
  );
}

/** @param {string} place such as `(0).tone` */
function nameOf(place) {
  const name = /\.(.+)$/.exec(place)?.[1];
  if (name) return `\`${name}\``;
  if (place === '=>') return 'what it returns';
  return place === 'type' ? 'its type' : `parameter ${Number(place.slice(1, -1)) + 1}`;
}

/** The alternatives of a printed type, apart from those within brackets or quotes. @param {string} text */
function alternativesOf(text) {
  const found = [''];
  let depth = 0;
  let quoted = false;
  for (const [index, character] of [...text].entries()) {
    if (character === '"') quoted = !quoted;
    const isArrow = character === '>' && text[index - 1] === '=';
    if (!quoted && '([{<'.includes(character)) depth += 1;
    if (!quoted && ')]}>'.includes(character) && !isArrow) depth -= 1;
    if (character === '|' && depth === 0 && !quoted) found.push('');
    else found[found.length - 1] += character;
  }
  return found.map((each) => each.trim());
}

/** A package of npm has to be the one that a remote was built with, or a later one of its major version. @param {string} [built] @param {string} [offered] */
function versionProblem(built = '', offered = '') {
  const [from, to] = [built, offered].map((version) => version.split('.').map(Number));
  const [major, minor, patch] = from ?? [];
  const [nowMajor, nowMinor, nowPatch] = to ?? [];
  const isLater =
    Number(nowMinor) > Number(minor) || (nowMinor === minor && Number(nowPatch) >= Number(patch));
  return major === nowMajor && isLater ? null : `is ${offered}, not ${built} or later`;
}

/**
 * Returns the next version of a package that offers something else: the second number rises when code
 * that was built before may fail, else the third. Null if it offers the same.
 * @param {CommittedSurface} before @param {CommittedSurface} after
 */
export function raisedVersion(before, after) {
  if (JSON.stringify(before.entries) === JSON.stringify(after.entries)) return null;
  const [major = 0, minor = 0, patch = 0] = before.version.split('.').map(Number);
  const isBroken = Object.entries(before.entries).some(([entry, names]) =>
    Object.entries(names).some(([name, rows]) => nameProblem(rows, after.entries[entry]?.[name])),
  );
  return isBroken ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}
