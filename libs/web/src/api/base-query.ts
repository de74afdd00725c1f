import { misfitOf, type ErrorBody } from '@bearings/contracts';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiCall, ApiError } from './api-call';
import { localReplyTo } from './local-replies';
import { newTraceparent } from './traceparent';

/** Returns an absolute URL, which fetch requires in jsdom and Node. */
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

/** Returns the error of a refused call. */
export async function refusal(response: Response): Promise<ApiError> {
  const text = await response.text();
  const body = parse(text);
  const seconds = Number(response.headers.get('Retry-After'));
  return {
    status: response.status,
    message: `${response.status}: ${text || response.statusText}`,
    ...(isErrorBody(body) ? { body } : {}),
    ...(seconds > 0 ? { retryAfterSeconds: seconds } : {}),
  };
}

/** Returns the error of a call that no server answered. */
export const unreachable = (reason: unknown): ApiError => ({
  status: 0,
  message: `0: ${reason instanceof Error ? reason.message : String(reason)}`,
});

const unusable = (status: number, misfit: string): ApiError => ({
  status,
  message: `${status}: The reply is not as expected (${misfit}).`,
  misfit,
});

function checked(
  call: ApiCall,
  data: unknown,
  status: number,
): { data: unknown } | { error: ApiError } {
  const misfit = misfitOf(call.reply, data);
  return misfit === null ? { data } : { error: unusable(status, misfit) };
}

/**
 * Sends one call with cookies, and parses the reply as JSON; an empty reply is `null`. Returns an
 * error for a reply that lacks a required part. Never retries.
 */
export async function sendCall(
  call: ApiCall,
  signal: AbortSignal | null = null,
): Promise<{ data: unknown } | { error: ApiError }> {
  try {
    const response = await fetch(addressOf(call.path), {
      method: call.method,
      credentials: 'include',
      signal,
      ...(call.keepalive && { keepalive: true }),
      headers: {
        traceparent: newTraceparent(),
        ...(call.body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    });
    if (!response.ok) return { error: await refusal(response) };
    const text = await response.text();
    return checked(call, text ? parse(text) : null, response.status);
  } catch (reason) {
    return { error: unreachable(reason) };
  }
}

/** Sends one call to the server; a sample's calls are answered here. */
export const baseQuery: BaseQueryFn<ApiCall, unknown, ApiError> = async (call, { signal }) => {
  const local = await localReplyTo(call);
  if (!local) return sendCall(call, signal);
  return 'error' in local ? local : checked(call, local.data, 200);
};
