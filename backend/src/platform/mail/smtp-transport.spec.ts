import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { renderMail } from './render-mail.js';
import { createConnectionOptions, SmtpTransport } from './smtp-transport.js';

interface ReceivedMail {
  to: string[];
  source: string;
}

let server: SMTPServer;
let receivedMails: ReceivedMail[];
let transports: SmtpTransport[];
let isNextRefused = false;

beforeEach(() => {
  transports = [];
  return startServer({ disabledCommands: ['STARTTLS'] });
});
afterEach(() => {
  for (const transport of transports) transport.close();
  return stopServer();
});

async function startServer(options: SMTPServerOptions): Promise<void> {
  receivedMails = [];
  server = new SMTPServer({
    ...options,
    authOptional: true,
    onRcptTo: ({ address }, _session, done) => {
      const isRefused = isNextRefused;
      isNextRefused = false;
      done(isRefused ? new Error(`${address} is over quota`) : null);
    },
    onData: (stream, session, done) => {
      let source = '';
      stream.on('data', (chunk: Buffer) => (source += chunk.toString('utf8')));
      stream.on('end', () => {
        receivedMails.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

const stopServer = () => new Promise<void>((resolve) => server.close(() => resolve()));

function createSmtpTransport({ tls } = { tls: false }): SmtpTransport {
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const transport = new SmtpTransport(
    { url: `smtp://127.0.0.1:${port}`, tls, ca: null },
    'Bearings <hello@example.org>',
  );
  transports.push(transport);
  return transport;
}

const message = renderMail('ada@example.org', {
  subject: 'Grüße & <b>markup</b>',
  preheader: 'A preview',
  opening: ['Dear <script>alert(1)</script> & "friends"', 'https://other.example'],
  action: { label: 'Go on', url: 'https://bearings.example/reset-password#a&b' },
  closing: ['Goodbye.'],
});

describe('a mail server', () => {
  it('receives an email as plain text and HTML, with user input escaped in the HTML', async () => {
    const smtp = createSmtpTransport();
    await smtp.send(message);
    expect(receivedMails.map(({ to }) => to)).toEqual([['ada@example.org']]);
    const mail = await PostalMime.parse(receivedMails[0]?.source ?? '');
    expect(mail.from).toMatchObject({ name: 'Bearings', address: 'hello@example.org' });
    expect(mail.subject).toBe('Grüße & <b>markup</b>');
    expect(mail.text).toContain('Dear <script>alert(1)</script> & "friends"');
    expect(mail.text).toContain('Go on:\nhttps://bearings.example/reset-password#a&b');
    expect(mail.html).not.toContain('<script>');
    expect(mail.html).toContain('href="https://bearings.example/reset-password#a&amp;b"');
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  });

  it('receives no email when TLS is required but the server does not support it', async () => {
    const smtp = createSmtpTransport({ tls: true });
    await expect(smtp.send(message)).rejects.toThrow('The mail server did not take it: ETLS');
    expect(receivedMails).toEqual([]);
  });

  it('may have an unverified certificate only if TLS is optional and the server is on this machine', async () => {
    await stopServer();
    // Without options, the server has the smtp-server package's self-signed certificate.
    await startServer({});
    const required = createSmtpTransport({ tls: true });
    await expect(required.send(message)).rejects.toThrow('ESOCKET');
    const smtp = createSmtpTransport();
    await smtp.send(message);
    expect(receivedMails).toHaveLength(1);
    const otherServer = { url: 'smtp://mail.example.org:25', tls: false, ca: null };
    expect(createConnectionOptions(otherServer)).not.toHaveProperty('tls');
  });

  it('gets no second recipient when the recipient’s address contains a comma', async () => {
    const smtp = createSmtpTransport();
    await smtp.send({ ...message, to: 'a,b@example.org' }).catch(() => undefined);
    expect(receivedMails.flatMap(({ to }) => to)).not.toContain('b@example.org');
  });

  it('that refuses an email causes an error that does not contain the recipient’s address', async () => {
    isNextRefused = true;
    const smtp = createSmtpTransport();
    const refusal = await smtp.send(message).catch((error: unknown) => error);
    expect(String(refusal)).toContain('The mail server did not take it');
    expect(String(refusal)).not.toContain('ada@');
    expect(receivedMails).toEqual([]);
  });
});
