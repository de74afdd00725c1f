import type { ErrorBody, Method, ReplyShape } from '@bearings/contracts';

/** One API request: a path from the root of the site, and a body to send as JSON. */
export interface ApiCall {
  method: Method;
  path: string;
  /** The required shape of the reply. */
  reply: ReplyShape;
  body?: unknown;
  /** Completes the request even if the page closes; for bodies below 64 KB. */
  keepalive?: boolean;
}

/** A call that was refused or failed, or whose reply lacks a required part. */
export interface ApiError {
  /** The HTTP status; 0 when the server was unreachable. */
  status: number;
  /** "<status>: <body text, or the status text if the body is empty>". */
  message: string;
  /** The parsed error body, if the reply had one. */
  body?: ErrorBody;
  /** How long the server asks to wait, after calls that came too often. */
  retryAfterSeconds?: number;
  /** The part of an accepted call's reply that is missing or wrong, such as `reply.clientSecret`. */
  misfit?: string;
}
