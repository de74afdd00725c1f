import type { ApiCall, ApiError } from './api-call';

/** What a call is answered with in the browser. */
export type LocalReply = { data: unknown } | { error: ApiError };

/** The `data` of a file: the name that it is saved under, and its text or where it is fetched from. */
export type LocalFile = { name: string } & (
  | { text: string; type: string }
  | {
      address: string;
      /** Sent as JSON to an address that makes the file. */
      body?: unknown;
    }
);

/** Answers calls of made-up data in the browser; null leaves a call to the server. */
export type LocalReplies = (call: ApiCall) => LocalReply | Promise<LocalReply> | null;

const sources: LocalReplies[] = [];

/** Adds answers that are asked before the server is, for a page that shows a sample. */
export function answerLocally(replies: LocalReplies): void {
  if (!sources.includes(replies)) sources.push(replies);
}

/** Returns the answer of the first source that has one. */
export function localReplyTo(call: ApiCall): ReturnType<LocalReplies> {
  for (const replies of sources) {
    const reply = replies(call);
    if (reply) return reply;
  }
  return null;
}
