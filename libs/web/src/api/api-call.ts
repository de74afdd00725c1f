import type { ErrorBody, HttpMethod } from '@bearings/contracts';

/** An API request, as the generated endpoints describe it. */
export interface ApiCall {
  /** Path from the root of the site. */
  url: string;
  /** GET by default. */
  method?: HttpMethod;
  /** Query parameters. Undefined and empty ones are left out. */
  params?: Readonly<Record<string, string | number | undefined>>;
  /** The body, which is sent as JSON. */
  body?: unknown;
}

/**
 * The required structure of a reply, generated for each call: an object with these keys, or a list of such objects. A
 * list without `keys` is a list of strings. Keys whose value may be null are not included. If the structure is null
 * itself, the reply has no body.
 */
export type RequiredReplyParts = {
  /** The name of the schema of the object, or of the list's items. */
  schema?: string;
  keys?: readonly string[];
  list?: true;
  nullable?: true;
} | null;

/** The `extraOptions` of an endpoint, in RTK Query's terms. */
export interface CallOptions {
  reply?: RequiredReplyParts;
  /** True to complete the request even if the page is closed. Only for bodies below 64 KB. */
  keepalive?: boolean;
}

/** The error of a request that was rejected, that failed, or whose reply lacks a required part. */
export interface ApiError {
  /** The HTTP status; 0 if the server could not be reached. */
  status: number;
  /** "<status>: <body text, or the status text if the body is empty>". */
  message: string;
  /** The parsed error body, if the reply had one. */
  body?: ErrorBody;
  /** Seconds that the server asks us to wait, after too many requests. */
  retryAfterSeconds?: number;
  /** Path of the missing or wrong part of a successful reply, such as `reply.clientSecret`. */
  malformedPart?: string;
}
