// Finds in package-lock.json which packages a workspace needs to run.

/**
 * @typedef {object} LockedPackage an entry of package-lock.json
 * @property {string} [name] present if it differs from the folder's name
 * @property {string} [version]
 * @property {string} [license]
 * @property {string} [integrity]
 * @property {string} [resolved] the workspace's folder, for a link
 * @property {boolean} [link]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */

/** @typedef {Record<string, LockedPackage>} Packages by folder */

/**
 * Returns the folder in which Node finds a dependency, or undefined for a missing optional one.
 * @param {Packages} packages
 * @param {string} folder folder of the package with the dependency
 * @param {string} name
 */
function findFolder(packages, folder, name) {
  for (let parent = folder; ; parent = parent.replace(/(^|\/)[^/]*$/, '')) {
    const candidate = `${parent}${parent && '/'}node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (parent === '') return undefined;
  }
}

/**
 * Returns the folders of all packages that the given workspaces need, without the workspaces themselves.
 * @param {Packages} packages
 * @param {RegExp} workspaces matches the folders of the workspaces
 */
export function listNeededFolders(packages, workspaces) {
  const found = new Set(Object.keys(packages).filter((folder) => workspaces.test(folder)));
  for (const folder of found) {
    const { dependencies, optionalDependencies, resolved, link } = packages[folder] ?? {};
    if (link && resolved) found.add(resolved);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const neededFolder = findFolder(packages, folder, name);
      if (neededFolder) found.add(neededFolder);
    }
  }
  return [...found].filter((folder) => folder.includes('node_modules/') && !packages[folder]?.link);
}
