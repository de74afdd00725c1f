// Compares the table from which the privacy page is composed with the calls that a whole purchase makes.
import { type Assessment, OUTGOING_DATA, type OutgoingRecipient } from '@bearings/contracts';
import { type ModelStandIn, startModelStandIn } from '@bearings/openai-stand-in';
import { MailComposers } from '../../platform/mail/mail-composers.js';
import { MAIL_TRANSPORT, type MailMessage, type MailTransport } from '../../platform/mail/mail-transport.js';
import { PASSWORD } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { buyReport, createIntent, refundActivePayment } from '../support/buyer.js';
import { findMailTo, waitForMailToken } from '../support/mailbox.js';
import { submission } from '../support/submission.factory.js';
import { startTestApi, type TestApi } from '../support/test-api.js';
import { pollUntil } from '../support/until.js';

const BUYER = { firstName: 'Quintessa', lastName: 'Zvonimirova', email: 'canary.4b1d@example.org' };
const BUYER_PATTERN = /quintessa|zvonimirova|canary/i;

/** Answers to every question about circumstances, of which some must not leave the site. */
const CIRCUMSTANCES = {
  interests: { care: 'like', build: 'not_for_me' },
  stage: 'student',
  qualificationLevel: 3,
  subjects: ['psychology'],
  training: 'degree',
  dealBreakers: ['shifts'],
  fieldsLeftOut: ['sales'],
  jobsInMind: ['29-1141.00'],
};

/** The user message of a call to the language model: the places of a part with the facts behind them, or pairs to judge. */
interface SentTask {
  places?: { sentences: object[] }[];
  facts?: { kind: string }[];
  pairs?: object[];
}

/** Fields of a message that consist of the address, the text, or the instructions of a mail program. */
const MESSAGE_FIELDS = new Set(['to', 'subject', 'text', 'html', 'attachments', 'headers', 'messageId']);

let model: ModelStandIn;
let api: TestApi;
const messages: MailMessage[] = [];

beforeAll(async () => {
  model = await startModelStandIn();
  const { url: baseUrl } = model;
  const limits = { dailyLimit: 1_000, timeoutMs: 10_000, inputPrice: 0.4, outputPrice: 1.6 };
  api = await startTestApi({
    report: {
      model: { apiKey: 'sk-test', baseUrl, name: 'any', judge: 'any', isUnevaluated: true, ...limits },
      concurrency: 2,
    },
  });
  const transport = api.app.get<MailTransport>(MAIL_TRANSPORT);
  const send = transport.send.bind(transport);
  jest.spyOn(transport, 'send').mockImplementation(async (message) => {
    messages.push(message);
    await send(message);
  });

  const browser = new Browser(api.url);
  const answers = { ...submission(BUYER), circumstances: CIRCUMSTANCES };
  const { id: assessmentId } = (await browser.post<Assessment>('/api/assessments/public', answers)).body;
  await buyReport(api, { browser, assessmentId });
  const token = await waitForMailToken(api, BUYER.email, /receipt/);
  await browser.post('/api/auth/report-link/open', { token, password: PASSWORD });
  await findMailTo(api, BUYER.email, /report is ready/);
  await refundActivePayment(api, { browser, assessmentId });
  const { body: open } = await browser.post<Assessment>('/api/assessments/public', submission(BUYER, 2));
  await createIntent({ browser, assessmentId: open.id });
  await findMailTo(api, BUYER.email, /refund|money/i);
  const { status } = await browser.send('DELETE', '/api/user', { password: PASSWORD });
  if (status !== 204) throw new Error(`Deleting the account answered ${status}.`);
  await pollUntil(
    () => api.paymentCalls.map(({ name }) => name),
    (names) => names.includes('payment_intents.cancel') && names.includes('events.list'),
  );
}, 180_000);
afterAll(async () => {
  await api.close();
  await model.close();
});

const listFields = (recipient: OutgoingRecipient): string[] => Object.keys(OUTGOING_DATA[recipient]).toSorted();
const sortUnique = (names: readonly string[]): string[] => [...new Set(names)].toSorted();

/** The calls of our server. A browser sends the confirmation with the card's details itself. */
const listServerCalls = () => api.paymentCalls.filter(({ name }) => name !== 'payment_intents.confirm');

it('the payment provider gets exactly the fields that the privacy page names', () => {
  const names = listServerCalls().flatMap(({ parameters }) => Object.keys(parameters));
  expect(sortUnique(names.map((name) => name.replace(/\[\d+\]$/, '')))).toEqual(listFields('payment'));
  expect(JSON.stringify(listServerCalls())).not.toMatch(BUYER_PATTERN);
});

it('the language model gets exactly the kinds of facts that the privacy page names', () => {
  const bodies = model.requests.map(({ body }): { messages: { role: string; content: string }[] } => JSON.parse(body));
  const tasks = bodies.map(({ messages: [, user] }): SentTask => JSON.parse(user?.content ?? ''));
  const listKeys = (values: readonly object[]) => sortUnique(values.flatMap((value) => Object.keys(value)));
  const sentFacts = tasks.flatMap(({ facts = [] }) => facts);
  const places = tasks.flatMap((task) => task.places ?? []);
  expect(sortUnique([...sentFacts.map(({ kind }) => kind), 'sentence'])).toEqual(listFields('writing'));
  expect(listKeys(tasks)).toEqual(['facts', 'pairs', 'places']);
  expect(listKeys(sentFacts)).toEqual(['id', 'kind', 'says']);
  expect(listKeys(places)).toEqual(['facts', 'list', 'sentences']);
  expect(listKeys(places.flatMap(({ sentences }) => sentences))).toEqual(['id', 'slots', 'text']);
  expect(listKeys(tasks.flatMap(({ pairs = [] }) => pairs))).toEqual(['facts', 'id', 'sentence']);
  expect(sortUnique(bodies.flatMap((body) => Object.keys(body)))).toEqual([
    'max_completion_tokens',
    'messages',
    'model',
    'response_format',
  ]);
  const sent = JSON.stringify(model.requests.map(({ body, headers }) => [body, headers]));
  expect(sent).not.toMatch(BUYER_PATTERN);
});

it('the mail service gets only the kinds of emails that the privacy page names, and only their text', () => {
  expect(api.app.get(MailComposers).listKinds().toSorted()).toEqual(listFields('mail'));
  const names = messages.flatMap((message) => Object.keys(message));
  expect(names.filter((name) => !MESSAGE_FIELDS.has(name))).toEqual([]);
  expect(sortUnique(messages.map(({ to }) => to))).toEqual([BUYER.email]);
});

it('a deletion leaves the payment provider with a number of an assessment that does not exist', async () => {
  const numbers = listServerCalls().flatMap(({ parameters }) => parameters['metadata[assessment_id]'] ?? []);
  expect(numbers.length).toBeGreaterThanOrEqual(2);
  expect(await api.values`select id from assessments where id = any(${numbers})`).toEqual([]);
});
