import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, chmodSync } from 'node:fs';
import { get, type RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, hasRedis, startPart, type StartedPart } from '@bearings/processes';
import { Client } from 'pg';
import pino from 'pino';
import { SMTPServer } from 'smtp-server';
import { parseEnvironment } from '../../config/env.js';
import { checkCertificates } from '../../doctor/check-certificates.js';
import { checkDatabase } from '../../doctor/check-database.js';
import { checkMail, checkRedis } from '../../doctor/check-services.js';
import { migrate } from '../../platform/database/migrate.js';
import { MetricsServer } from '../../platform/metrics/metrics-server.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { SmtpTransport } from '../../platform/mail/smtp-transport.js';
import { RedisConnections } from '../../platform/work/redis-connections.js';
import { createApi } from '../../api.js';
import { migrations } from '../../migrations/index.js';
import { startTestApi, type TestApi } from '../support/test-api.js';
import { pollUntil } from '../support/until.js';

const DOCKER_FOLDER = path.resolve(import.meta.dirname, '../../../../docker');
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
if (!hasOpenssl) console.warn('SKIPPED: there is no openssl here, so TLS is not tested.');

let folder: string;
/** File with the certificate of another CA of the same name, which signed none of the servers' certificates. */
let otherCa: string;
const getSecretPath = (name: string) => path.join(folder, 'secrets', name);
const readSecret = (name: string) => readFileSync(getSecretPath(name), 'utf8').trim();

const makeSecrets = (name: string) =>
  execFileSync('sh', [path.join(DOCKER_FOLDER, 'make-secrets.sh'), path.join(folder, name), '/dev/null']);

beforeAll(() => {
  if (!hasOpenssl) return;
  folder = mkdtempSync(path.join(tmpdir(), 'bearings-tls-'));
  // When the tests run as root, PostgreSQL runs as another user, who must be able to read the folder.
  chmodSync(folder, 0o755);
  makeSecrets('secrets');
  makeSecrets('others');
  otherCa = path.join(folder, 'others/ca/ca.crt');
});
afterAll(() => hasOpenssl && rmSync(folder, { recursive: true, force: true }));

/**
 * Source of a separate process that runs PostgreSQL, because Jest cannot load its package. The
 * process ends when its input closes.
 */
const POSTGRES_SCRIPT = `
  import { startPostgres, throwawayOptions } from '@bearings/embedded-postgres';
  const login = { user: 'tests', password: 'of the tests', database: 'tests' };
  const server = await startPostgres({ dataDir: process.argv[1], ...login, flags: throwawayOptions });
  console.log(server.url);
  process.stdin.resume().on('end', async () => { await server.stop(); process.exit(); });
`;

/** Returns the configuration of a production process with these connection variables. */
const parseConnectionConfig = (variables: Record<string, string>) =>
  parseEnvironment({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://example.org',
    SECRET_KEY: 'k'.repeat(32),
    DATABASE_URL: 'postgres://a:b@127.0.0.1:5432/c',
    ...variables,
  });

(hasOpenssl ? describe : describe.skip)('PostgreSQL with the TLS settings of the compose file', () => {
  let postgres: ChildProcess;
  let address: string;
  beforeAll(async () => {
    const dataDir = path.join(folder, 'cluster');
    postgres = spawn(process.execPath, ['--input-type=module', '--eval', POSTGRES_SCRIPT, dataDir], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const [line]: Buffer[] = await once(postgres.stdout ?? postgres, 'data');
    const url = String(line).trim();
    const { uid, gid } = statSync(dataDir);
    for (const name of ['tls.crt', 'tls.key']) {
      const copy = path.join(dataDir, name);
      copyFileSync(getSecretPath(`postgres/${name}`), copy);
      chmodSync(copy, 0o600);
      chownSync(copy, uid, gid);
    }
    const client = new Client({ connectionString: url });
    await client.connect();
    for (const line of ["ssl_cert_file = 'tls.crt'", "ssl_key_file = 'tls.key'", 'ssl = on'])
      await client.query(`alter system set ${line}`);
    copyFileSync(path.join(DOCKER_FOLDER, 'database/pg_hba.conf'), path.join(dataDir, 'pg_hba.conf'));
    await client.query('select pg_reload_conf()');
    await client.end();
    address = url.replace('127.0.0.1', 'localhost');
    await pollUntil(
      () => connectAndReadTlsVersion(`${address}?sslmode=verify-full&sslrootcert=${getSecretPath('app/ca.crt')}`),
      'TLSv1.3',
    );
  });
  afterAll(async () => {
    postgres.stdin?.end();
    if (postgres.exitCode === null) await once(postgres, 'exit');
  });

  /** Connects to the database. Returns the TLS version, or the error message if that fails. */
  async function connectAndReadTlsVersion(url: string): Promise<string> {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      const { rows } = await client.query<{ version: string }>(
        'select version from pg_stat_ssl where pid = pg_backend_pid()',
      );
      return rows[0]?.version ?? '';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  const configured = (ca: string) =>
    parseConnectionConfig({ DATABASE_URL: address, DATABASE_CA_FILE: ca }).database.url;

  it('lets clients that trust its CA run a query, the migrations and the setup check (doctor)', async () => {
    const url = configured(getSecretPath('app/ca.crt'));
    expect(await connectAndReadTlsVersion(url)).toBe('TLSv1.3');
    expect((await migrate({ url, poolSize: 2 })).length).toBe(migrations.length);
    const config = { ...parseConnectionConfig({}), database: { url, poolSize: 2 } };
    expect((await checkDatabase(config)).map(({ sentence }) => sentence).join()).toContain('TLSv1.3');
  });

  it('is refused by a client that trusts another CA or only those of the system', async () => {
    expect(await connectAndReadTlsVersion(configured(otherCa))).toMatch(/certificate|self-signed|unable to verify/);
    expect(await connectAndReadTlsVersion(`${address}?sslmode=verify-full`)).toMatch(/certificate/);
    const config = { ...parseConnectionConfig({}), database: { url: configured(otherCa), poolSize: 2 } };
    expect((await checkDatabase(config))[0]).toMatchObject({ level: 'problem' });
  });

  it('is refused by a client that expects another name in its certificate', async () => {
    const url = configured(getSecretPath('app/ca.crt')).replace('localhost', 'other.localhost');
    expect(await connectAndReadTlsVersion(url)).toMatch(/does not match certificate|ENOTFOUND|altnames/);
  });

  it('refuses unencrypted connections', async () => {
    expect(await connectAndReadTlsVersion(address)).toMatch(/no pg_hba.conf entry .* no encryption/);
  });
});

const hasOpensslAndRedis = hasOpenssl && hasRedis();
(hasOpensslAndRedis ? describe : describe.skip)('Redis with the TLS settings of the compose file', () => {
  let port: number;
  let part: StartedPart;
  beforeAll(async () => {
    port = await freePort();
    part = startPart({
      name: 'Redis',
      command: 'redis-server',
      args: [
        getSecretPath('redis/redis.conf'),
        ...`--port 0 --tls-port ${port} --bind 127.0.0.1 --tls-auth-clients no`.split(' '),
        '--save',
        '',
        '--tls-cert-file',
        getSecretPath('redis/tls.crt'),
        '--tls-key-file',
        getSecretPath('redis/tls.key'),
        '--tls-ca-cert-file',
        getSecretPath('redis/ca.crt'),
      ],
      cwd: tmpdir(),
      env: process.env,
    });
    await pollUntil(
      () => doctor('rediss', getSecretPath('app/ca.crt')),
      ({ level }) => level === 'ok',
    );
  });
  afterAll(() => part.kill());

  const redis = (protocol: string, ca: string) => {
    const url = `${protocol}://:${readSecret('redis/password')}@localhost:${port}`;
    return parseConnectionConfig({ REDIS_URL: url, REDIS_CA_FILE: ca });
  };
  async function doctor(protocol: string, ca: string) {
    const [finding] = await checkRedis(redis(protocol, ca));
    if (!finding) throw new Error('The doctor said nothing.');
    return finding;
  }

  it('accepts a client that trusts the CA of its certificate', async () => {
    const { redisUrl, redisCa } = redis('rediss', getSecretPath('app/ca.crt'));
    const connections = new RedisConnections(redisUrl ?? '', redisCa);
    expect(await connections.waitUntilReachable()).toBe(true);
    connections.end();
  });

  it.each([
    ['a client that trusts another CA', 'rediss', () => otherCa],
    ['an unencrypted connection', 'redis', () => getSecretPath('app/ca.crt')],
  ])('cannot be reached with %s', async (_why, protocol, ca) => {
    expect((await doctor(protocol, ca())).level).toBe('problem');
  });
});

(hasOpenssl ? describe : describe.skip)('a mail server with STARTTLS', () => {
  let server: SMTPServer;
  const subjects: string[] = [];
  beforeAll(async () => {
    server = new SMTPServer({
      key: readSecret('app/tls.key'),
      cert: readSecret('app/tls.crt'),
      authOptional: true,
      onData: (stream, session, done) => {
        stream.resume().on('end', () => {
          subjects.push(session.secure ? 'encrypted' : 'plain');
          done();
        });
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  const createMailConfig = (ca: string) => {
    const listening = server.server.address();
    const port = typeof listening === 'object' && listening ? listening.port : 0;
    const { mail } = parseConnectionConfig({
      SMTP_URL: `smtp://localhost:${port}`,
      SMTP_CA_FILE: ca,
      MAIL_FROM: 'a@example.org',
    });
    if (mail.kind !== 'smtp') throw new Error('No mail server is configured.');
    return mail;
  };

  it('receives email only from a client that trusts the CA of its certificate', async () => {
    const message = renderMail('ada@example.org', {
      subject: 'A subject',
      preheader: 'A preview',
      opening: ['Dear Ada'],
      closing: [],
    });
    const goodTransport = new SmtpTransport(createMailConfig(getSecretPath('app/ca.crt')), 'a@example.org');
    await goodTransport.send(message);
    goodTransport.close();
    expect(subjects).toEqual(['encrypted']);
    const badTransport = new SmtpTransport(createMailConfig(otherCa), 'a@example.org');
    await expect(badTransport.send(message)).rejects.toThrow('The mail server did not take it');
    badTransport.close();
    expect(subjects).toHaveLength(1);
    const config = { ...parseConnectionConfig({}), mail: createMailConfig(otherCa) };
    expect((await checkMail(config))[0]).toMatchObject({ level: 'problem' });
  });
});

(hasOpenssl ? describe : describe.skip)('the API and its metrics, served over TLS', () => {
  let api: TestApi;
  let app: NestFastifyApplication;
  let addresses: string[];
  beforeAll(async () => {
    api = await startTestApi();
    const { serverTls } = parseConnectionConfig({
      TLS_CERT_FILE: getSecretPath('app/tls.crt'),
      TLS_KEY_FILE: getSecretPath('app/tls.key'),
    });
    const config = { ...api.config, serverTls, metricsPort: 0, worker: false };
    app = await createApi(config, pino({ level: 'silent' }));
    await app.listen(0, '127.0.0.1');
    addresses = [
      `${(await app.getUrl()).replace(/^http:/, 'https:')}/api/health/live`,
      `https://127.0.0.1:${app.get(MetricsServer).port()}/metrics`,
    ];
  });
  afterAll(async () => {
    await app.close();
    await api.close();
  });

  /** Requests a URL. Returns the status of the reply, or the code of the error. */
  const fetchText = (url: string, options: RequestOptions): Promise<string> =>
    new Promise((resolve) => {
      get(url, options, (reply) => resolve(String(reply.resume().statusCode))).on(
        'error',
        (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message),
      );
    });

  it('the API and its metrics server answer a client that trusts the CA of their certificate', async () => {
    const ca = readSecret('app/ca.crt');
    for (const address of addresses) expect(await fetchText(address, { ca })).toBe('200');
  });

  it('the doctor and the metrics say when certificates in files and the public one expire', async () => {
    const [health = '', metrics = ''] = addresses;
    const variables = {
      PUBLIC_URL: new URL(health).origin,
      TLS_CERT_FILE: getSecretPath('app/tls.crt'),
      TLS_KEY_FILE: getSecretPath('app/tls.key'),
      DATABASE_CA_FILE: getSecretPath('app/ca.crt'),
    };
    const findings = await checkCertificates(parseConnectionConfig(variables));
    expect(findings).toEqual([
      { level: 'ok', sentence: expect.stringMatching(/^The certificate of TLS_CERT_FILE expires on \d{4}-/) },
      { level: 'ok', sentence: expect.stringMatching(/^The CA that verifies the database expires on /) },
      { level: 'ok', sentence: expect.stringMatching(/^The certificate of https:\/\/127\.0\.0\.1:\d+ expires on /) },
    ]);
    const text = await new Promise<string>((resolve, reject) => {
      get(metrics, { ca: readSecret('app/ca.crt') }, (reply) => {
        reply
          .setEncoding('utf8')
          .reduce((all: string, part: string) => all + part, '')
          .then(resolve, reject);
      }).on('error', reject);
    });
    const [, seconds] =
      /^bearings_certificate_expires_timestamp_seconds\{certificate="server"\} (\d+)$/m.exec(text) ?? [];
    // make-secrets.sh makes certificates for 825 days.
    const days = (Number(seconds) - Date.now() / 1_000) / 86_400;
    expect(days).toBeGreaterThan(824);
    expect(days).toBeLessThan(826);
  });

  it('do not serve a client that trusts another CA or uses a TLS version before 1.2', async () => {
    const oldTls = {
      minVersion: 'TLSv1',
      maxVersion: 'TLSv1.1',
      ciphers: 'DEFAULT@SECLEVEL=0',
    } as const;
    for (const address of addresses) {
      expect(await fetchText(address, { ca: readFileSync(otherCa) })).toMatch(/SELF_SIGNED|VERIFY|CERT/);
      expect(await fetchText(address, { ca: readSecret('app/ca.crt'), ...oldTls })).not.toBe('200');
    }
  });

  it('do not answer plain HTTP', async () => {
    for (const address of addresses) {
      const plainRequest = fetch(address.replace('https:', 'http:'));
      await expect(plainRequest).rejects.toThrow('fetch failed');
    }
  });
});
