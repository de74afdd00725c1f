import type { Assessment, ErrorBody, SignedIn } from '@bearings/contracts';
import { PASSWORD, registered } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { createVisitorWithAssessment } from '../support/buyer.js';
import { waitForAllMailsTo } from '../support/mailbox.js';
import { submission } from '../support/submission.factory.js';
import { PROXIED_HTTP_CONFIG, useTestApi } from '../support/test-api.js';

const api = useTestApi({ http: PROXIED_HTTP_CONFIG });

const PERSON = { firstName: 'Ada', lastName: 'Lovelace' };
const MESSAGE = { name: 'Ada', category: 'other', subject: 'A question', message: 'How are you?' };

/** The path and body of each call that has an email field, by the name of the web form. */
const EMAIL_FIELDS = {
  details: (email: string) => ['/api/assessments/start-tracking', { email }],
  submission: (email: string) => ['/api/assessments/public', submission({ email })],
  register: (email: string) => ['/api/auth/register', { email, password: PASSWORD, ...PERSON }],
  login: (email: string) => ['/api/auth/login', { email, password: PASSWORD }],
  'admin login': (email: string) => ['/api/admin/login', { email, password: PASSWORD }],
  forgot: (email: string) => ['/api/auth/password/forgot', { email }],
  contact: (email: string) => ['/api/contact', { ...MESSAGE, email }],
  newsletter: (email: string) => ['/api/newsletter/subscribe', { email }],
} satisfies Record<string, (email: string) => [path: string, body: object]>;

type MailForm = keyof typeof EMAIL_FIELDS;
const isMailForm = (name: string): name is MailForm => name in EMAIL_FIELDS;
const FORM_NAMES = Object.keys(EMAIL_FIELDS).filter(isMailForm);

/** Sends a form from a new IP address each time, so that only the limits for a mailbox apply. */
function sendForm<T>(name: MailForm, email: string) {
  const [path, body] = EMAIL_FIELDS[name](email);
  lastAddress += 1;
  const address = `198.18.${lastAddress >> 8}.${lastAddress & 255}`;
  return new Browser(api.url).send<T>('POST', path, body, { 'x-forwarded-for': address });
}

let lastAddress = 0;
/**
 * Invalid addresses, each with a part of the expected error. Further ones are in `email-address.cases.json` of the
 * contracts.
 */
const INVALID_EMAILS: [string, string][] = [
  ['ada\u200B@example.org', 'the invisible character U+200B'],
  ['Ada <ada@example.org>', 'Leave out the name'],
  [`ada@${'a'.repeat(64)}.org`, '63 characters'],
];

describe('the email field', () => {
  it.each(FORM_NAMES)('of the form %s refuses an invalid address and explains why', async (name) => {
    for (const [email, reason] of INVALID_EMAILS) {
      const answer = await sendForm<ErrorBody>(name, email);
      expect([email, answer.status, answer.body.field]).toEqual([email, 400, 'email']);
      expect(answer.body.message).toContain(reason);
    }
  });

  it('for a correction before payment refuses invalid addresses, and normalises valid ones', async () => {
    const { browser, assessmentId } = await createVisitorWithAssessment(api, 'typo@example.org');
    const path = `/api/assessments/${assessmentId}`;
    for (const [email, reason] of INVALID_EMAILS) {
      const answer = await browser.refused('PATCH', path, { email });
      expect([answer.status, answer.body.field]).toEqual([400, 'email']);
      expect(answer.body.message).toContain(reason);
    }
    const { body } = await browser.patch<Assessment>(path, {
      email: '\u202AAda@Bücher.example\u202C',
    });
    expect(body.email).toBe('ada@xn--bcher-kva.example');
  });
});

describe('two spellings of one address', () => {
  it.each([
    ['ΝΙΚΟΣ@example.org', ['ΝΙΚΟΣ@example.org', 'νικος@EXAMPLE.org', 'νικοσ@example.org']],
    ['élodie@example.org', ['E\u0301LODIE@example.org', 'ÉLODIE@example.org', 'e\u0301lodie@example.org']],
    ['ПОЧТА@пример.рф', ['почта@ПРИМЕР.РФ', 'почта@xn--e1afmkfd.xn--p1ai']],
    ['ada@Bücher.example', ['ada@XN--BCHER-KVA.example', 'ADA@bu\u0308cher.example']],
    ['\u212Aatrin@example.org', ['katrin@example.org', 'KATRIN@example.org', ' katrin@example.org\uFEFF']],
  ])('belong to one account: %s', async (first, others) => {
    const { id } = await registered(api, first);
    for (const email of [first, ...others]) {
      const signedInReply = await sendForm<SignedIn>('login', email);
      expect([email, signedInReply.status, signedInReply.body.user.id]).toEqual([email, 200, id]);
      const secondReply = await sendForm<ErrorBody>('register', email);
      const body = { statusCode: 409, code: 'email_taken', field: 'email' };
      expect([email, secondReply.body]).toMatchObject([email, body]);
    }
  });
});

describe('emails to one mailbox', () => {
  it('are limited in number, even when several web forms and spellings of the address cause them', async () => {
    await registered(api, 'target@example.org');
    for (let n = 0; n < 30; n += 1) {
      const spelling =
        ['Target@example.org', `target+${n}@example.org`, 'TARGET@Example.Org', `\u200Etarget+x${n}@example.org`][
          n % 4
        ] ?? '';
      for (const form of ['register', 'forgot', 'newsletter'] as const) await sendForm(form, spelling);
    }
    const tags = Array.from({ length: 30 }, (_, n) => [`target+${n}`, `target+x${n}`]).flat();
    const mails = await Promise.all(['target', ...tags].map((local) => waitForAllMailsTo(api, `${local}@example.org`)));
    // The limits allow one confirmation of the account and, within an hour, three newsletter emails, three emails with
    // links and five emails about attempts to register: for the plain address, and again for those with a +.
    expect(mails.flat().length).toBeLessThanOrEqual(1 + 2 * 11);
  });
});
