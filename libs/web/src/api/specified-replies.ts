import { isRecord } from '@bearings/contracts';
import { DEFAULT_COUNTRY, getCountryName } from '@bearings/domain';
import type * as contracts from '@bearings/contracts';
import { countWords, readingMinutes } from '../formats';

interface SpecifiedReply {
  /** The fields that the specification names as always present. */
  keys: readonly string[];
  /** Returns values for the fields that only our own API sends. */
  complete: (reply: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

function specify<Reply>(
  keys: readonly (keyof Reply & string)[],
  complete: (reply: Readonly<Record<string, unknown>>) => Partial<Reply>,
): SpecifiedReply {
  return { keys, complete };
}

const nothing = () => ({});

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The replies that the specification describes, by their schema. Its API sends fewer fields than ours, and the pages
 * work with both. Where it says nothing about a reply, no field is required.
 */
const SPECIFIED_REPLIES: Readonly<Record<string, SpecifiedReply>> = {
  User: specify<contracts.User>(['email'], ({ email }) => ({
    id: toText(email),
    firstName: '',
    lastName: '',
    country: getCountryName(DEFAULT_COUNTRY),
    role: 'user',
    hasPassword: true,
  })),
  Assessment: specify<contracts.Assessment>(['id'], ({ completedAt, createdAt, isPaid }) => ({
    createdAt: toText(createdAt) || toText(completedAt),
    completedAt: null,
    personalityType: null,
    isPaid: false,
    status: !completedAt ? 'in_progress' : isPaid === true ? 'ready' : 'payment_required',
    email: '',
    countryCode: DEFAULT_COUNTRY,
  })),
  ReportListItem: specify<contracts.ReportListItem>(
    ['assessmentId', 'content'],
    ({ assessmentId, content, createdAt, generatedAt }) => ({
      id: toText(assessmentId),
      wordCount: countWords(toText(content)),
      readingTime: readingMinutes(countWords(toText(content))),
      createdAt: toText(generatedAt),
      generatedAt: toText(createdAt),
    }),
  ),
  // A report without a document is shown as its text.
  ReportDetail: specify<contracts.ReportDetail>(['assessmentId', 'generatedAt', 'content'], nothing),
  ReportStatus: specify<contracts.ReportStatus>(['status'], () => ({
    error: null,
    progress: { percent: 0, section: null },
  })),
  PublicConfig: specify<contracts.PublicConfig>(['stripePublicKey'], () => ({ sandbox: false, capabilities: [] })),
  PaymentVerified: specify<contracts.PaymentVerified>([], () => ({
    assessmentId: '',
    paid: true,
    paymentStatus: 'succeeded',
    signedIn: false,
  })),
  GenerationStarted: specify<contracts.GenerationStarted>([], () => ({ status: 'generating' })),
  SignedIn: specify<contracts.SignedIn>([], nothing),
  Tracked: specify<contracts.Tracked>([], nothing),
};

/** Returns the keys that a reply with this schema must have by the specification; undefined if it says nothing. */
export const findSpecifiedKeys = (schema: string | undefined): readonly string[] | undefined =>
  SPECIFIED_REPLIES[schema ?? '']?.keys;

/** Adds to a reply, or to each item of a list, the fields that the specification does not name. */
export function completeReply(schema: string | undefined, reply: unknown): unknown {
  const specified = SPECIFIED_REPLIES[schema ?? ''];
  if (!specified) return reply;
  if (Array.isArray(reply)) return reply.map((item) => completeReply(schema, item));
  if (reply === null && specified.keys.length === 0) return specified.complete({});
  return isRecord(reply) ? { ...specified.complete(reply), ...reply } : reply;
}
