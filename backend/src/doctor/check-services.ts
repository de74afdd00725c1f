import { access, constants, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Redis } from 'ioredis';
import { createTransport } from 'nodemailer';
import type { Config, ModelConfig } from '../config/config.js';
import {
  describeEvaluation,
  EVALUATION_COMMAND,
  findCombination,
} from '../report/generation/evaluation/evaluate-model.js';
import { findEvaluation, withEvaluations } from '../report/generation/evaluation/evaluation-store.js';
import { findModelState, type ModelState } from '../report/generation/evaluation/model-state.js';
import { createConnectionOptions } from '../platform/mail/smtp-transport.js';
import { buildRedisOptions } from '../platform/work/redis-connections.js';
import { tryModel } from '../report/generation/writers/model/try-model.js';
import { adviceFinding, type Finding, okFinding, problemFinding, describeReason } from './finding.js';

const CHECK_TIMEOUT_MS = 5_000;
const MIN_FREE_BYTES = 1_000_000_000;

/** Connects to Redis if it is configured. */
export async function checkRedis({ redisUrl, redisCa }: Config): Promise<Finding[]> {
  if (redisUrl === null) {
    return [adviceFinding('There is no Redis: each process has a queue of its own.')];
  }
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    ...buildRedisOptions(redisUrl, redisCa),
    connectTimeout: CHECK_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let cause: unknown;
  redis.on('error', (error) => (cause ??= error));
  try {
    await redis.connect();
    await redis.ping();
    return [okFinding('Redis answers.')];
  } catch (error) {
    const reason = describeReason(cause ?? error);
    const hint = reason === 'ReplyError' ? 'it refuses the password' : reason;
    return [problemFinding(`Redis at ${new URL(redisUrl).host} cannot be used: ${hint}.`)];
  } finally {
    redis.disconnect();
  }
}

/** Signs in to the mail server without sending anything. */
export async function checkMail({ mail }: Config): Promise<Finding[]> {
  if (mail.kind !== 'smtp') return [];
  const transport = createTransport({
    ...createConnectionOptions(mail),
    connectionTimeout: CHECK_TIMEOUT_MS,
    greetingTimeout: CHECK_TIMEOUT_MS,
    socketTimeout: CHECK_TIMEOUT_MS,
  });
  const { host } = new URL(mail.url);
  try {
    await transport.verify();
    return [okFinding(`The mail server ${host} accepts our sign-in.`)];
  } catch (error) {
    return [problemFinding(`The mail server ${host} does not accept us: ${describeMailError(error)}.`)];
  } finally {
    transport.close();
  }
}

/**
 * Returns the code and the message of a mail server's error. The code alone does not tell an untrusted certificate from
 * a refused connection. The message contains no password.
 */
const describeMailError = (error: unknown): string =>
  error instanceof Error ? `${describeReason(error)}, ${error.message}` : describeReason(error);

/** Sends each of the models one small call, and reports which options its server accepts. */
export async function checkModel({ report, database }: Config): Promise<Finding[]> {
  if (!report.model) return [okFinding('Our own writer writes the reports; no model is set.')];
  const { model } = report;
  const names = [...new Set([model.name, model.judge])];
  const tried = await Promise.all(names.map((name) => tryNamedModel({ ...model, name })));
  const isUsable = tried.flat().every(({ level }) => level !== 'problem');
  return [...tried.flat(), ...(isUsable ? [await checkEvaluation(model, database.url)] : [])];
}

async function tryNamedModel(model: ModelConfig): Promise<Finding[]> {
  const { baseUrl, name } = model;
  const { host } = new URL(baseUrl);
  const trial = await tryModel(model);
  if (trial.kind === 'refused') {
    return [problemFinding(`The server ${host} refuses us the model ${name}: check OPENAI_API_KEY and the name.`)];
  }
  if (trial.kind === 'failed') {
    return [problemFinding(`The model ${name} at ${host} cannot be used: ${trial.reason}.`)];
  }
  const { seconds, form } = trial;
  const durationText = `The model ${name} at ${host} answered a small call in ${seconds.toFixed(1)} s.`;
  const takes = [
    form.format === 'json_schema' ? 'strict JSON schemas' : null,
    form.format === 'json_object' ? 'JSON without a schema' : null,
    form.limit,
    form.effort,
  ].filter((each) => each !== null);
  const accepted = okFinding(
    `${durationText} It takes ${takes.length > 0 ? takes.join(', ') : 'none of our options'}.`,
  );
  return [
    accepted,
    ...(form.format === 'json_schema'
      ? []
      : [adviceFinding(`${host} takes no JSON schema: more of its answers will be refused.`)]),
  ];
}

/** What each state of the model is to an operator, with what its evaluation found. */
const STATE_FINDINGS: Readonly<Record<ModelState, (found: string) => Finding>> = {
  edits: okFinding,
  too_low: (found) => problemFinding(`${found} ${EVALUATION_COMMAND} evaluates it again.`),
  not_evaluated: () =>
    problemFinding(
      `The model edits no reports: it is not evaluated yet. A worker does that once, and so does ${EVALUATION_COMMAND}.`,
    ),
  unevaluated: () => adviceFinding('The model edits reports unevaluated: OPENAI_UNEVALUATED is for stand-ins only.'),
};

/** Reports whether the model was evaluated and may edit reports. */
async function checkEvaluation(model: ModelConfig, url: string): Promise<Finding> {
  try {
    const made = await withEvaluations(url, (manager) => findEvaluation(manager, findCombination(model)));
    return STATE_FINDINGS[findModelState(model, made)](made === null ? '' : describeEvaluation(made.result));
  } catch (error) {
    return problemFinding(`The model's evaluation cannot be read: ${describeReason(error)}.`);
  }
}

/** Checks the folders that this process uses and the free disk space. */
export async function checkStorage({ siteDir, reportPageFile, mail, heartbeatFile }: Config): Promise<Finding[]> {
  const findings: Finding[] = [];
  if (siteDir !== null && !(await isPathAccessible(`${siteDir}/index.html`, constants.R_OK))) {
    findings.push(problemFinding(`SITE_DIR has no index.html: publish the site into ${siteDir}.`));
  }
  if (reportPageFile !== null && !(await isPathAccessible(reportPageFile, constants.R_OK))) {
    findings.push(problemFinding(`REPORT_PAGE_FILE cannot be read: ${reportPageFile}. Build @bearings/prerender.`));
  }
  const folders = [
    ...(mail.kind === 'folder' ? [dirname(mail.folder)] : []),
    ...(heartbeatFile === null ? [] : [dirname(heartbeatFile)]),
  ];
  for (const folder of folders) {
    if (!(await isPathAccessible(folder, constants.W_OK))) {
      findings.push(problemFinding(`${folder} cannot be written.`));
      continue;
    }
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < MIN_FREE_BYTES) {
      findings.push(adviceFinding(`${folder} has less than 1 GB free.`));
    }
  }
  return findings.length > 0 ? findings : [okFinding('The folders that this process needs are there.')];
}

const isPathAccessible = (path: string, mode: number): Promise<boolean> =>
  access(path, mode).then(
    () => true,
    () => false,
  );
