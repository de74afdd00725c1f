// Checks the files in docker/ without Docker, for mistakes that would otherwise appear only on a server, and that
// workflows name their actions by commit. Checks compose.yaml also against the schema of the Compose Specification, a copy
// of which is in the package dclint.
import { Ajv } from 'ajv';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';

/**
 * @typedef {object} Service
 * @property {string} [image]
 * @property {{ context: string, dockerfile: string }} [build]
 * @property {string} [restart]
 * @property {unknown} [command]
 * @property {{ test?: unknown, disable?: boolean }} [healthcheck]
 * @property {Record<string, string>} [environment]
 */

const root = resolve(import.meta.dirname, '../..');
const WORKFLOWS_FOLDER = join(root, '.github/workflows');
/** Named by a tag until its own first run replaces it by a commit. */
const UNPINNED_ACTION_PATTERN = /^renovatebot\/github-action@v\d+$/;
const PINNED_ACTION_PATTERN = /^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
/** @param {string} name */
const readText = (name) => readFileSync(join(root, 'docker', name), 'utf8');

/** @type {{ services: Record<string, Service> }} */
const compose = parse(readText('compose.yaml'), { merge: true });
const findings = [
  ...readdirSync(join(root, 'docker'))
    .filter((name) => name.endsWith('.Dockerfile'))
    .flatMap((name) => dockerfileFindings(name, readText(name))),
  ...schemaFindings(),
  ...Object.entries(compose.services).flatMap(([name, service]) => serviceFindings(name, service)),
  ...readdirSync(WORKFLOWS_FOLDER).flatMap((name) =>
    workflowFindings(name, readFileSync(join(WORKFLOWS_FOLDER, name), 'utf8')),
  ),
];
for (const finding of findings) console.error(finding);
console.log(`docker/ and workflows: ${findings.length} findings.`);
if (findings.length > 0) process.exitCode = 1;

/** Returns one sentence for each part of compose.yaml that the Compose Specification does not allow. */
function schemaFindings() {
  const folder = dirname(createRequire(import.meta.url).resolve('dclint/package.json'));
  /** @type {object} */
  const schema = JSON.parse(readFileSync(join(folder, 'schemas/compose.schema.json'), 'utf8'));
  // Turns off two of Ajv's checks, because Ajv knows neither the formats that the schema uses nor the schema's dialect.
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    validateFormats: false,
    validateSchema: false,
  });
  ajv.validate(schema, compose);
  const messages = (ajv.errors ?? []).map(
    ({ instancePath, message }) => `compose.yaml: ${instancePath || 'the file'} ${message}.`,
  );
  return [...new Set(messages)];
}

/** @param {string} name @param {string} text */
function dockerfileFindings(name, text) {
  const instructions = text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));
  /** @type {string[]} */
  const findings = [];
  const lastFromIndex = instructions.findLastIndex(([word]) => word === 'FROM');
  const users = instructions.slice(lastFromIndex).filter(([word]) => word === 'USER');
  if (!users.length || users.some(([, user]) => user === 'root' || user === '0')) {
    findings.push(`${name} must end as a USER who is not root.`);
  }
  for (const [word = '', ...rest] of instructions) {
    if (word === 'FROM' && !isPinned(rest[0]))
      findings.push(`${name}: FROM ${rest[0]} has no version with its digest.`);
    if (word === 'ADD') findings.push(`${name}: COPY, not ADD, so that nothing is fetched or unpacked.`);
    if (word === 'CMD' && !rest[0]?.startsWith('[')) {
      findings.push(`${name}: CMD must be a list, or signals do not reach the program.`);
    }
    if (word === 'CMD') findings.push(...programFindings(name, rest.join(' ')));
    if (word === 'COPY' && !rest[0]?.startsWith('--from=')) {
      for (const source of rest.slice(0, -1)) {
        if (!existsSync(join(root, source))) findings.push(`${name}: there is no ${source} to COPY.`);
      }
    }
  }
  return findings;
}

/**
 * Returns one sentence for each program that a command names but that has no source file.
 * @param {string} name
 * @param {string} command
 */
function programFindings(name, command) {
  return [...command.matchAll(/backend\/dist\/([\w-]+)\.js/g)]
    .filter(([, program]) => !existsSync(join(root, 'backend/src', `${program}.ts`)))
    .map(([path]) => `${name}: nothing is built into ${path}.`);
}

/** @param {string} name @param {Service} service */
function serviceFindings(name, service) {
  /** @type {string[]} */
  const findings = [];
  if (!isPinned(service.image)) findings.push(`${name}: image ${service.image} has no version with its digest.`);
  if (!service.restart) findings.push(`${name} does not say when it is started again.`);
  const isOneOffService = service.restart === 'no';
  if (!service.healthcheck && !isOneOffService) findings.push(`${name} has no health check.`);
  for (const words of [service.command, service.healthcheck?.test]) {
    findings.push(...programFindings(name, [words].flat().join(' ')));
  }
  if (service.build && !existsSync(join(root, service.build.dockerfile))) {
    findings.push(`${name}: there is no ${service.build.dockerfile}.`);
  }
  for (const [variable, value] of Object.entries(service.environment ?? {})) {
    const isFile = /_(FILE|DIR)$/.test(variable);
    const secret = (!isFile && /PASSWORD|SECRET|KEY/.test(variable)) || /:\/\/[^/]*:[^/]*@/.test(value);
    // An empty value is allowed: it keeps a secret that is set in .env from a process that must not know it.
    if (secret && value !== '' && !/\$\{\w+:\?/.test(value)) {
      findings.push(`${name}: ${variable} must come from outside and be demanded: \${NAME:?…}.`);
    }
  }
  return findings;
}

/**
 * Returns one sentence for each action that a workflow names by a tag, which its owner or an attacker can move.
 * @param {string} name
 * @param {string} text
 */
function workflowFindings(name, text) {
  return [...text.matchAll(/^\s*(?:- )?uses: ((\S+).*)$/gm)]
    .filter(([, given = '']) => !UNPINNED_ACTION_PATTERN.test(given) && !PINNED_ACTION_PATTERN.test(given))
    .map(([, , action]) => `${name}: ${action} must be a commit with its version in a comment.`);
}

/**
 * Returns whether an image has a version and its digest, or is one of ours, which a release names by digest.
 * @param {string | undefined} image
 */
function isPinned(image) {
  const own = /^\$\{\w+:-(.+)\}$/.exec(image ?? '')?.[1];
  if (own !== undefined) return /:(?!latest$)[\w.-]+$/.test(own);
  return /:(?!latest@)[\w.-]+@sha256:[0-9a-f]{64}$/.test(image ?? '');
}
