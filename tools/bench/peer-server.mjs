// The server that a good team would write instead of ours: NestJS on Express, with TypeORM's `find` and `save`. It has
// the same tables, session, validation, ownership, limits and replies. As .mjs, it applies its decorators by hand.
import * as nest from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import pino from 'pino';
import { DataSource, In, IsNull, MoreThan, Not } from 'typeorm';

const HOUR_MS = 3_600_000;
const MAX_SUBMISSIONS_PER_HOUR = 100;
const UNPAID_STATUS = { status: 'payment_required', error: null, progress: { percent: 0, section: null } };
const [backend = '', repliesPath = ''] = process.argv.slice(2);
/** @param {string} file */
const importBackend = (file) => import(`${backend}/${file}`);
/** @param {string} file @param {string} name @returns {Promise<new () => import('typeorm').ObjectLiteral>} */
const importEntity = async (file, name) => (await importBackend(`${file}.entity.js`))[name];
const SessionEntity = await importEntity('auth/sessions/session', 'SessionEntity');
const UserEntity = await importEntity('auth/accounts/user', 'UserEntity');
const AssessmentEntity = await importEntity('assessment/assessment', 'AssessmentEntity');
const PaymentEntity = await importEntity('payment/payment', 'PaymentEntity');
const PaymentIntentEntity = await importEntity('payment/checkout/payment-intent', 'PaymentIntentEntity');
const ReportEntity = await importEntity('report/report', 'ReportEntity');
const ReportRevisionEntity = await importEntity('report/revisions/report-revision', 'ReportRevisionEntity');
const ThrottleEntity = await importEntity('platform/throttle/throttle', 'ThrottleEntity');
const { AssessmentSubmissionDto } = await importBackend('assessment/assessment.dto.js');
const { AssessmentPresenter } = await importBackend('assessment/assessment.presenter.js');
const { computeCompletion } = await importBackend('assessment/completion.js');
const { mayRead } = await importBackend('assessment/ownership.js');
const { toUserReply } = await importBackend('auth/auth.dto.js');
const { toDetail } = await importBackend('report/reading/report.reader.js');
const presenter = new AssessmentPresenter(null);
const compress = promisify(gzip);

/** Finds the session and the account of the request's cookie. */
class SessionGuard {
  /** @param {DataSource} database */
  constructor(database) {
    this.database = database;
  }

  /** @param {import('@nestjs/common').ExecutionContext} context */
  async canActivate(context) {
    const request = context.switchToHttp().getRequest();
    const token = /(?:^|; )bearings_session=([\w-]{43})/.exec(request.headers.cookie ?? '')?.[1];
    if (!token) return true;
    const tokenHash = createHash('sha256').update(token).digest();
    const { manager } = this.database;
    const session = await manager.findOneBy(SessionEntity, { tokenHash, expiresAt: MoreThan(new Date()) });
    if (!session) return true;
    request.account = session.userId && (await manager.findOneBy(UserEntity, { id: session.userId }));
    request.caller = { sessionId: session.id, userId: session.userId, role: request.account?.role ?? null };
    return true;
  }
}
nest.Inject(DataSource)(SessionGuard, undefined, 0);

class PeerController {
  /** @type {Map<string, Buffer>} compressed reports by what they depend on */
  reports = new Map();

  /** @param {DataSource} database */
  constructor(database) {
    this.database = database;
  }

  live() {
    return { status: 'ok' };
  }

  /** @param {any} request */
  user({ account }) {
    if (!account) throw new nest.UnauthorizedException();
    return toUserReply(account);
  }

  /** @param {any} request @param {any} submission */
  submit({ caller }, submission) {
    if (!caller) throw new nest.UnauthorizedException();
    const { email, firstName, lastName, responses, circumstances, countryCode } = submission;
    const completion = computeCompletion({ email, firstName, lastName }, responses);
    return this.database.transaction(async (manager) => {
      // The row's lock lets the submissions of one session run one after the other.
      const lock = { mode: /** @type {const} */ ('pessimistic_write') };
      const session = await manager.findOne(SessionEntity, { where: { id: caller.sessionId }, lock });
      if (!session) throw new nest.UnauthorizedException();
      await this.countSubmission(manager, session.id);
      const { userId } = session;
      const owner = userId ? { userId } : { userId: IsNull(), sessionId: session.id };
      const where = { ...owner, supersededAt: IsNull() };
      const earlier = await manager.find(AssessmentEntity, { where, order: { changedAt: 'DESC' }, lock });
      const ids = earlier.map(({ id }) => id);
      const paid = await manager.findBy(PaymentEntity, { assessmentId: In(ids), refundedAt: IsNull() });
      const paidIds = new Set(paid.map(({ assessmentId }) => assessmentId));
      const open = earlier.find(({ completedAt }) => completedAt === null);
      const same = earlier.find(({ submissionDigest }) => submissionDigest === completion.submissionDigest);
      if (same) return presenter.presentAs(same);

      const changedAt = new Date();
      const replaced = earlier.filter(({ id, completedAt }) => completedAt !== null && !paidIds.has(id));
      for (const row of replaced) Object.assign(row, { supersededAt: changedAt, changedAt });
      await manager.save(replaced);
      const status = Not(In(['succeeded', 'canceled']));
      const replacedIds = In(replaced.map(({ id }) => id));
      const intents = await manager.findBy(PaymentIntentEntity, { assessmentId: replacedIds, status });
      for (const intent of intents) Object.assign(intent, { cancelRequestedAt: changedAt, dueAt: changedAt });
      await manager.save(intents);
      const account = userId ? await manager.findOneBy(UserEntity, { id: userId }) : null;
      const created = manager.create(AssessmentEntity, { userId, sessionId: userId ? null : session.id });
      const assessment = Object.assign(open ?? created, {
        ...completion,
        circumstances: circumstances ?? open?.circumstances ?? null,
        country: countryCode ?? open?.country ?? account?.country ?? null,
        draft: {},
        completedAt: changedAt,
        changedAt,
      });
      return presenter.presentAs(await manager.save(assessment));
    });
  }

  /** @param {any} request @param {string} id */
  async status({ caller }, id) {
    const { assessment, report } = await this.findReport(caller, id, ['state', 'error', 'progress', 'section']);
    if (!(await this.isPaid(assessment.id))) return UNPAID_STATUS;
    const status = report?.state === 'ready' || report?.state === 'error' ? report.state : 'generating';
    const progress = { percent: report?.progress ?? 0, section: report?.section ?? null };
    return { status, error: status === 'error' ? report?.error : null, progress };
  }

  /** @param {any} request @param {string} id @param {any} response */
  async report({ caller, account }, id, response) {
    const { assessment, report } = await this.findReport(caller, id, ['state', 'generatedAt']);
    if (report?.state !== 'ready' || !(await this.isPaid(assessment.id))) throw new nest.NotFoundException();
    const revisions = await this.database.manager.find(ReportRevisionEntity, {
      select: { id: true, state: true, generatedAt: true },
      where: { assessmentId: assessment.id },
    });
    const country = account?.country ?? assessment.country;
    const key = JSON.stringify([assessment, report, revisions, country]);
    const body = this.reports.get(key) ?? (await this.compose(assessment, country));
    this.reports.set(key, body);
    response.set({ 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'gzip' }).end(body);
  }

  /** Composes a report as compressed JSON. @param {any} assessment @param {string} country @returns {Promise<Buffer>} */
  async compose(assessment, country) {
    const { id: assessmentId, firstName, lastName, circumstances } = assessment;
    const { manager } = this.database;
    const report = await manager.findOneByOrFail(ReportEntity, { assessmentId });
    const revisions = await manager.find(ReportRevisionEntity, { where: { assessmentId }, order: { number: 'ASC' } });
    // One retake is free until a year after the purchase.
    const { paidAt } = await manager.findOneByOrFail(PaymentEntity, { assessmentId, refundedAt: IsNull() });
    const yearLater = new Date(paidAt);
    yearLater.setFullYear(paidAt.getFullYear() + 1);
    const hasNoRetake = yearLater < new Date() || revisions.some(({ retakeId }) => retakeId !== null);
    const retakeUntil = hasNoRetake ? null : yearLater;
    const original = { ...report, number: 1, reason: '', createdAt: report.requestedAt };
    const found = { owner: assessment, firstName, lastName, circumstances, country, retakeUntil };
    const detail = toDetail({ ...found, reportId: report.id, versions: [original, ...revisions] }, {});
    return compress(JSON.stringify(detail));
  }

  /**
   * Finds an assessment that the caller may read, by its own id or its report's, and columns of its report.
   * @param {any} caller @param {string} id @param {string[]} columns
   */
  async findReport(caller, id, columns) {
    const { manager } = this.database;
    const report = await manager.findOne(ReportEntity, {
      select: Object.fromEntries(['id', 'assessmentId', ...columns].map((name) => [name, true])),
      where: [{ assessmentId: id }, { id }],
    });
    const assessment = await manager.findOneBy(AssessmentEntity, { id: report?.assessmentId ?? id });
    if (!caller || !assessment || !mayRead(caller, assessment)) throw new nest.NotFoundException();
    return { assessment, report };
  }

  /** @param {string} assessmentId */
  isPaid(assessmentId) {
    return this.database.manager.existsBy(PaymentEntity, { assessmentId, refundedAt: IsNull() });
  }

  /** @param {import('typeorm').EntityManager} manager @param {string} sessionId */
  async countSubmission(manager, sessionId) {
    const key = `submissions:${sessionId}`;
    const now = Date.now();
    const found = await manager.findOneBy(ThrottleEntity, { key });
    const isCurrent = found !== null && Number(found.expire) > now;
    const counted = isCurrent ? found : { key, points: 0, expire: String(now + HOUR_MS) };
    counted.points += 1;
    if (counted.points > MAX_SUBMISSIONS_PER_HOUR) throw new nest.HttpException('Too many assessments.', 429);
    await manager.save(ThrottleEntity, counted);
  }
}
nest.Inject(DataSource)(PeerController, undefined, 0);
nest.UseGuards(SessionGuard)(PeerController);
nest.Controller('api')(PeerController);

const validate = new nest.ValidationPipe({
  whitelist: true,
  forbidNonWhitelisted: true,
  stopAtFirstError: true,
  transform: true,
  expectedType: AssessmentSubmissionDto,
});
/** @type {[keyof PeerController, MethodDecorator, ParameterDecorator[]][]} */
const ROUTES = [
  ['live', nest.Get('health/live'), []],
  ['user', nest.Get('auth/user'), [nest.Req()]],
  ['submit', nest.Post('assessments/public'), [nest.Req(), nest.Body(validate)]],
  ['status', nest.Get('reports/status/:id'), [nest.Req(), nest.Param('id', nest.ParseUUIDPipe)]],
  ['report', nest.Get('reports/assessment/:id'), [nest.Req(), nest.Param('id', nest.ParseUUIDPipe), nest.Res()]],
];
for (const [name, route, parameters] of ROUTES) {
  const { prototype } = PeerController;
  route(prototype, name, Object.getOwnPropertyDescriptor(prototype, name) ?? {});
  for (const [index, parameter] of parameters.entries()) parameter(prototype, name, index);
}
nest.HttpCode(200)(PeerController.prototype, 'submit', { value: PeerController.prototype.submit });

const people = [SessionEntity, UserEntity, AssessmentEntity, ThrottleEntity];
const entities = [...people, PaymentEntity, PaymentIntentEntity, ReportEntity, ReportRevisionEntity];
const url = process.env.DATABASE_URL;
const connect = () => new DataSource({ type: 'postgres', url, poolSize: 20, entities }).initialize();

class PeerModule {}
nest.Module({ controllers: [PeerController], providers: [{ provide: DataSource, useFactory: connect }] })(PeerModule);

/** @type {Record<string, { headers: string[] }>} the recorded replies of our API, by path */
const recorded = JSON.parse(readFileSync(repliesPath, 'utf8'));
const OWN_HEADERS = /^(content-|vary$|etag$|x-request-id$)/;
const { headers = [] } = recorded['/api/auth/user'] ?? {};
const commonHeaders = headers.flatMap((name, index) =>
  index % 2 === 0 && !OWN_HEADERS.test(name) ? [[name, headers[index + 1] ?? '']] : [],
);
const logger = pino({}, pino.destination('peer.log'));
const app = await NestFactory.create(PeerModule, { logger: ['error', 'warn'] });
app.use((/** @type {any} */ request, /** @type {any} */ response, /** @type {() => void} */ next) => {
  const start = performance.now();
  response.set(Object.fromEntries(commonHeaders)).removeHeader('x-powered-by');
  response.on('finish', () => {
    const { method, path: route } = request;
    logger.info({ method, route, status: response.statusCode, ms: performance.now() - start }, 'request');
  });
  next();
});
await app.listen(Number(process.env.PORT), '127.0.0.1');
