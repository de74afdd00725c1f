import type { ErrorBody, Method } from '@bearings/contracts';

/** One API request, as the generated endpoints make it. */
export interface ApiCall {
  /** Path from the root of the site. */
  url: string;
  /** GET by default. */
  method?: Method;
  /** Query parameters; undefined and empty ones are omitted. */
  params?: Readonly<Record<string, string | number | undefined>>;
  /** The body, which is sent as JSON. */
  body?: unknown;
}

/**
 * The required structure of a reply, generated for each call: a list (of texts if `keys` is absent), or an object.
 * Null: no body. Keys whose value may be null are not listed.
 */
export type ReplyParts = { keys?: readonly string[]; list?: true; nullable?: true } | null;

/** The `extraOptions` of an endpoint. */
export interface CallOptions {
  reply?: ReplyParts;
  /** Completes the request even if the page closes; for bodies below 64 KB. */
  keepalive?: boolean;
}

/** A request that was rejected or failed, or whose reply lacks a required part. */
export interface ApiError {
  /** The HTTP status; 0 if the server was unreachable. */
  status: number;
  /** "<status>: <body text, or the status text if the body is empty>". */
  message: string;
  /** The parsed error body, if the reply had one. */
  body?: ErrorBody;
  /** How long the server asks us to wait after too many requests. */
  retryAfterSeconds?: number;
  /** Path of the missing or wrong part of a successful reply, such as `reply.clientSecret`. */
  misfit?: string;
}
