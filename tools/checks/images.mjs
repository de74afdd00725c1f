// Checks docker/ without Docker, for mistakes that would show on a server only.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { schemaFindings } from './compose-schema.mjs';

/**
 * @typedef {object} Service
 * @property {string} [image]
 * @property {{ context: string, dockerfile: string }} [build]
 * @property {string} [restart]
 * @property {unknown} [command]
 * @property {{ test?: unknown, disable?: boolean }} [healthcheck]
 * @property {Record<string, string>} [environment]
 * @property {Record<string, object>} [depends_on]
 * @property {string[] | Record<string, object | null>} [networks]
 * @property {(string | { source: string })[]} [volumes]
 */

/** @typedef {{ services: Record<string, Service>, networks?: object, volumes?: object }} Compose */

/** Everything wrong with the images and with how they are put together. @param {string} root */
export function imageFindings(root) {
  const folder = join(root, 'docker');
  const names = readdirSync(folder);
  /** @param {string} name */
  const text = (name) => readFileSync(join(folder, name), 'utf8');
  return [
    ...names
      .filter((name) => name.endsWith('.Dockerfile'))
      .flatMap((name) => dockerfileFindings(name, text(name), root)),
    ...schemaFindings(parse(text('compose.yaml'), { merge: true })),
    ...composeFindings(parse(text('compose.yaml'), { merge: true }), root),
    ...nginxFindings(text('nginx.conf')),
    ...workflowFindings(root),
    ...unbuiltFindings(names, parse(text('compose.yaml'), { merge: true })),
  ];
}

/** Dockerfiles that a workflow names and that there are not. @param {string} root */
export function workflowFindings(root) {
  const folder = join(root, '.github/workflows');
  return readdirSync(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const named = [...text.matchAll(/docker\/([\w-]+)\.Dockerfile/g)].map(([, name]) => name);
    const lists = [...text.matchAll(/image: \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
      list.split(/, */),
    );
    return [...named, ...lists]
      .filter((name) => !existsSync(join(root, `docker/${name}.Dockerfile`)))
      .map((name) => `${file}: there is no docker/${name}.Dockerfile.`);
  });
}

/** Dockerfiles that no service of compose builds. @param {string[]} names @param {Compose} compose */
function unbuiltFindings(names, { services }) {
  const built = new Set(Object.values(services).map(({ build }) => build?.dockerfile));
  return names
    .filter((name) => name.endsWith('.Dockerfile') && !built.has(`docker/${name}`))
    .map((name) => `${name}: no service of compose.yaml builds it.`);
}

/** @param {string} name @param {string} text @param {string} root */
export function dockerfileFindings(name, text, root) {
  const instructions = text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));
  /** @type {string[]} */
  const findings = [];
  const lastFrom = instructions.findLastIndex(([word]) => word === 'FROM');
  const users = instructions.slice(lastFrom).filter(([word]) => word === 'USER');
  if (!users.length || users.some(([, user]) => user === 'root' || user === '0')) {
    findings.push(`${name} must end as a USER who is not root.`);
  }
  for (const [word = '', ...rest] of instructions) {
    if (word === 'FROM' && !isPinned(rest[0]))
      findings.push(`${name}: FROM ${rest[0]} has no version.`);
    if (word === 'ADD')
      findings.push(`${name}: COPY, not ADD, so that nothing is fetched or unpacked.`);
    if (word === 'CMD' && !rest[0]?.startsWith('[')) {
      findings.push(`${name}: CMD must be a list, or signals do not reach the program.`);
    }
    if (word === 'CMD') findings.push(...programFindings(name, rest.join(' '), root));
    if (word === 'COPY' && !rest[0]?.startsWith('--from=')) {
      for (const source of rest.slice(0, -1)) {
        if (!existsSync(join(root, source)))
          findings.push(`${name}: there is no ${source} to COPY.`);
      }
    }
  }
  return findings;
}

/** Programs that a command names and that no source becomes. @param {string} name @param {string} command @param {string} root */
const programFindings = (name, command, root) =>
  [...command.matchAll(/backend\/dist\/([\w-]+)\.js/g)]
    .filter(([, program]) => !existsSync(join(root, 'backend/src', `${program}.ts`)))
    .map(([path]) => `${name}: nothing is built into ${path}.`);

/** @param {Compose} compose @param {string} root */
export function composeFindings({ services, networks = {}, volumes = {} }, root) {
  return Object.entries(services).flatMap(([name, service]) => {
    /** @type {string[]} */
    const findings = [];
    const known = [
      ...namesOf(service.networks).map((network) => network in networks),
      ...(service.volumes ?? []).map((volume) => {
        const source = typeof volume === 'string' ? (volume.split(':')[0] ?? '') : volume.source;
        // Made by make-secrets.sh, into folders that it names.
        if (source.startsWith('../secrets/')) return secretFolders(root).has(source.slice(11));
        return source.startsWith('./')
          ? existsSync(join(root, 'docker', source))
          : source in volumes;
      }),
      ...Object.keys(service.depends_on ?? {}).map((other) => other in services),
    ];
    if (known.includes(false))
      findings.push(`${name} names a network, volume or service that is not there.`);
    if (!isPinned(service.image)) findings.push(`${name}: image ${service.image} has no version.`);
    if (!service.restart) findings.push(`${name} does not say when it is started again.`);
    const endsByItself = service.restart === 'no';
    if (!service.healthcheck && !endsByItself) findings.push(`${name} has no health check.`);
    for (const words of [service.command, service.healthcheck?.test]) {
      findings.push(...programFindings(name, [words].flat().join(' '), root));
      // YAML reads an unquoted `0: 1` in a word as a mapping, and Compose then refuses the file.
      if (words !== undefined && ![words].flat().every((word) => typeof word === 'string'))
        findings.push(`${name}: every word of a command must be a string: quote it.`);
    }
    if (service.build && !existsSync(join(root, service.build.dockerfile))) {
      findings.push(`${name}: there is no ${service.build.dockerfile}.`);
    }
    for (const [variable, value] of Object.entries(service.environment ?? {})) {
      const isFile = /_(FILE|DIR)$/.test(variable);
      const secret =
        (!isFile && /PASSWORD|SECRET|KEY/.test(variable)) || /:\/\/[^/]*:[^/]*@/.test(value);
      // An empty one keeps what .env has from a process that may not know it.
      if (secret && value !== '' && !/\$\{\w+:\?/.test(value)) {
        findings.push(`${name}: ${variable} must come from outside and be demanded: \${NAME:?…}.`);
      }
    }
    return findings;
  });
}

/** The folders that make-secrets.sh makes. @param {string} root */
const secretFolders = (root) =>
  new Set(
    /^mkdir -p (ca .*)$/m
      .exec(readFileSync(join(root, 'docker/make-secrets.sh'), 'utf8'))?.[1]
      ?.split(' '),
  );

/** @param {string[] | Record<string, object | null>} [list] */
const namesOf = (list = []) => (Array.isArray(list) ? list : Object.keys(list));

/** @param {string} text */
export function nginxFindings(text) {
  /** @type {string[]} */
  const findings = [];
  const lines = text.split('\n').map((line) => line.replace(/(^|\s)#.*$/, '').trim());
  let depth = 0;
  for (const [index, line] of lines.entries()) {
    if (line && !/[;{}]$/.test(line)) findings.push(`nginx.conf:${index + 1} has no end.`);
    const bare = line.replaceAll(/"[^"]*"/g, '');
    depth += bare.split('{').length - bare.split('}').length;
  }
  if (depth !== 0) findings.push('nginx.conf: a block is not closed.');
  return findings;
}

/** @param {string | undefined} image */
const isPinned = (image) => image !== undefined && /:(?!latest$)[\w.-]+$/.test(image);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const findings = imageFindings(resolve(import.meta.dirname, '../..'));
  for (const finding of findings) console.error(finding);
  console.log(`docker/: ${findings.length} findings.`);
  if (findings.length > 0) process.exitCode = 1;
}
