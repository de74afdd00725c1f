import type { ErrorBody, Method } from '@bearings/contracts';

/** One API request, as the generated endpoints make it. */
export interface ApiCall {
  /** From the root of the site. */
  url: string;
  /** GET without one. */
  method?: Method;
  /** Query parameters; undefined and empty ones are left out. */
  params?: Readonly<Record<string, string | number | undefined>>;
  /** Sent as JSON. */
  body?: unknown;
}

/**
 * The required shape of a reply, generated for each call: a list, of texts if `keys` is absent, or an
 * object. Null: no body. Keys whose value may be null are not among them.
 */
export type ReplyParts = { keys?: readonly string[]; list?: true; nullable?: true } | null;

/** `extraOptions` of an endpoint. */
export interface CallOptions {
  reply?: ReplyParts;
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
