import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigError } from './config-error.js';
import { parseDatabaseUsers, parseEnvironment } from './env.js';
import { environmentSchema } from './environment.js';
import { SECRET_VARIABLES } from './secret-files.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bearings-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const MINIMAL_VARIABLES = { DATABASE_URL: 'postgres://app:app@127.0.0.1:5432/app' };

function writeSecretFile(text: string): string {
  const name = path.join(folder, 'secret');
  writeFileSync(name, text);
  return name;
}

describe('a secret in a file', () => {
  it.each([
    ['a Unix line break', `${'k'.repeat(32)}\n`],
    ['a Windows line break', `${'k'.repeat(32)}\r\n`],
    ['no line break', 'k'.repeat(32)],
  ])('is read without a line break at its end: %s', (_name, text) => {
    const config = parseEnvironment({ ...MINIMAL_VARIABLES, SECRET_KEY_FILE: writeSecretFile(text) });
    expect(config.secretKey).toBe('k'.repeat(32));
  });

  it('may be the database URL, both for the server and for the migration program', () => {
    const DATABASE_URL_FILE = writeSecretFile('postgres://app:from-a-file@127.0.0.1:5432/app\n');
    expect(parseEnvironment({ DATABASE_URL_FILE }).database.url).toContain('from-a-file');
    expect(parseDatabaseUsers({ DATABASE_URL_FILE }).applicationUrl).toContain('from-a-file');
  });

  it('is validated like a secret in the environment variable itself', () => {
    const parseShortKey = () => parseEnvironment({ ...MINIMAL_VARIABLES, SECRET_KEY_FILE: writeSecretFile('short') });
    expect(parseShortKey).toThrow('SECRET_KEY is wrong: it must have at least 32 characters.');
  });

  it.each([
    ['is missing', () => '/nowhere/key', /^SECRET_KEY_FILE names \/nowhere\/key, which cannot be read\.$/],
    ['is empty', () => writeSecretFile('\n'), /^SECRET_KEY_FILE names .*, which is empty\.$/],
    [
      'is too long for a secret',
      () => writeSecretFile('x'.repeat(5_000)),
      /^SECRET_KEY_FILE names .*, which is too long\.$/,
    ],
  ])('makes the start fail with an error of one sentence when the file %s', (_name, make, sentence) => {
    const parseMadeFile = () => parseEnvironment({ ...MINIMAL_VARIABLES, SECRET_KEY_FILE: make() });
    expect(parseMadeFile).toThrow(ConfigError);
    expect(parseMadeFile).toThrow(sentence);
  });

  it('makes the start fail, without printing either value, if the same variable is also set directly', () => {
    const givenVariables = {
      ...MINIMAL_VARIABLES,
      SECRET_KEY: 's'.repeat(40),
      SECRET_KEY_FILE: writeSecretFile('t'.repeat(40)),
    };
    expect(() => parseEnvironment(givenVariables)).toThrow(
      /^SECRET_KEY is set, and SECRET_KEY_FILE has a file for it: remove one of them\.$/,
    );
  });

  it('is read from SECRETS_DIR if the file has the name of a variable that may contain a secret', () => {
    writeFileSync(path.join(folder, 'SECRET_KEY'), `${'d'.repeat(32)}\n`);
    writeFileSync(path.join(folder, 'PORT'), '70000');
    const config = parseEnvironment({ ...MINIMAL_VARIABLES, SECRETS_DIR: folder });
    expect([config.secretKey, config.http.port]).toEqual(['d'.repeat(32), 3000]);
    expect(() => parseEnvironment({ ...MINIMAL_VARIABLES, SECRETS_DIR: folder, SECRET_KEY: 'e'.repeat(32) })).toThrow(
      /^SECRET_KEY is set, and SECRETS_DIR has a file for it: remove one of them\.$/,
    );
    expect(() => parseEnvironment({ ...MINIMAL_VARIABLES, SECRETS_DIR: '/nowhere' })).toThrow(
      /^SECRETS_DIR names \/nowhere, which is not there\.$/,
    );
  });

  it('is documented in the operations manual for every variable that allows it', () => {
    const operations = readFileSync(path.resolve(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
    const [, table = ''] = operations.split('### Secrets in files');
    for (const name of SECRET_VARIABLES) expect(table).toContain(`| \`${name}\``);
  });

  it('is allowed for every variable whose name ends in _KEY, _SECRET, _TOKEN or _PASSWORD', () => {
    // The variables DEMO_… and SANDBOX_… need no file, because only `npm start` sets them, never a deployment.
    const secrets = Object.keys(environmentSchema.shape).filter((name) =>
      /^(?!DEMO_|SANDBOX_).*_(?:KEY|SECRET|TOKEN|PASSWORD)$/.test(name),
    );
    expect(SECRET_VARIABLES).toEqual(expect.arrayContaining(secrets));
  });

  it('is not read when the variable for its path is empty', () => {
    expect(parseEnvironment({ ...MINIMAL_VARIABLES, REDIS_URL_FILE: '' }).redisUrl).toBeNull();
  });
});
