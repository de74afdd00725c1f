import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './project.mjs';

/**
 * Writes a migration to fill in and adds it to the list. Returns its file. Throws a CommandError.
 * @param {string} folder of the migrations
 * @param {string | undefined} name such as `add-mood`
 * @param {number} [now]
 */
export function writeMigration(folder, name, now = Date.now()) {
  if (!name || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new CommandError(
      `A migration's name has lower-case words with hyphens, such as add-mood, not ${name ?? 'nothing'}.`,
    );
  }
  const known = readdirSync(folder).filter((file) => /^\d+-.*\.ts$/.test(file));
  if (known.some((file) => file.replace(/^\d+-/, '') === `${name}.ts`)) {
    throw new CommandError(`There is a migration ${name} already; choose another name.`);
  }
  // Runs last, even if this machine's clock is wrong.
  const last = Math.max(0, ...known.map((file) => Number.parseInt(file, 10)));
  const time = Math.max(now, last + 1);
  const file = join(folder, `${time}-${name}.ts`);
  const className = `${name.replaceAll(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase())}${time}`;
  const index = addToIndex(
    readFileSync(join(folder, 'index.ts'), 'utf8'),
    className,
    `${time}-${name}`,
  );
  writeFileSync(file, template(className));
  writeFileSync(join(folder, 'index.ts'), index);
  return file;
}

/** PostgreSQL refuses it until both statements are written. @param {string} className */
const template = (className) => `import type { MigrationInterface, QueryRunner } from 'typeorm';

/** … */
export class ${className} implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('…');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('…');
  }
}
`;

/** @param {string} text @param {string} className @param {string} module */
function addToIndex(text, className, module) {
  const line = `import { ${className} } from './${module}.js';\n`;
  const imported = text.replace(/((?:^import .*\n)+)/m, (all) => all + line);
  const listed = imported.replace(/\n\];\n$/, `\n  ${className},\n];\n`);
  if (imported === text || listed === imported) {
    throw new CommandError('index.ts of the migrations does not end in their list.');
  }
  return listed;
}
