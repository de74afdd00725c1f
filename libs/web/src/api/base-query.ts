import type { ErrorBody, Method } from '@bearings/contracts';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';

/** One call as it goes out: a path from the root of the site, and a body to send as JSON. */
export interface ApiCall {
  method: Method;
  path: string;
  body?: unknown;
  /** Goes on when the page is closed meanwhile; for small bodies. */
  keepalive?: boolean;
}

/** A call that was refused, failed, or never arrived. */
export interface ApiError {
  /** The HTTP status; 0 when no answer came. */
  status: number;
  /** "<status>: <body text, or the status text if the body is empty>". */
  message: string;
  /** The refusal as the API words it, when the answer carried one. */
  body?: ErrorBody;
}

/** jsdom's and Node's fetch want whole addresses; a browser's takes either. */
const addressOf = (path: string) => new URL(path, window.location.origin).href;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && 'message' in value && 'statusCode' in value;
}

async function refusal(response: Response): Promise<ApiError> {
  const text = await response.text();
  const body = parse(text);
  return {
    status: response.status,
    message: `${response.status}: ${text || response.statusText}`,
    ...(isErrorBody(body) ? { body } : {}),
  };
}

const unreachable = (reason: unknown): ApiError => ({
  status: 0,
  message: `0: ${reason instanceof Error ? reason.message : String(reason)}`,
});

/**
 * Sends one call: cookies always, `Content-Type` only with a body, the answer read as JSON.
 * An empty answer is `null`. Nothing is tried twice.
 */
export const baseQuery: BaseQueryFn<ApiCall, unknown, ApiError> = async (call, { signal }) => {
  try {
    const response = await fetch(addressOf(call.path), {
      method: call.method,
      credentials: 'include',
      signal,
      ...(call.keepalive && { keepalive: true }),
      ...(call.body === undefined
        ? {}
        : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(call.body) }),
    });
    if (!response.ok) return { error: await refusal(response) };
    const text = await response.text();
    return { data: text ? JSON.parse(text) : null };
  } catch (reason) {
    return { error: unreachable(reason) };
  }
};
