import type { ErrorBody } from '@bearings/contracts';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiCall, ApiError, CallOptions, RequiredReplyParts } from './api-call';
import { findMissingPart } from './reply-parts';
import { completeReply } from './specified-replies';
import { createTraceparent } from './traceparent';

/** Returns the absolute URL of a path. In jsdom and Node, fetch accepts no relative ones. */
const toAbsoluteUrl = (path: string) => new URL(path, window.location.origin).href;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && 'message' in value && 'statusCode' in value;
}

/** Returns the error for a response with an error status. */
export async function toResponseError(response: Response): Promise<ApiError> {
  const text = await response.text();
  const body = parseJson(text);
  const seconds = Number(response.headers.get('Retry-After'));
  return {
    status: response.status,
    message: `${response.status}: ${text || response.statusText}`,
    ...(isErrorBody(body) ? { body } : {}),
    ...(seconds > 0 ? { retryAfterSeconds: seconds } : {}),
  };
}

/** Returns the error of a request without a response. */
export const toUnreachableError = (reason: unknown): ApiError => ({
  status: 0,
  message: `0: ${reason instanceof Error ? reason.message : String(reason)}`,
});

const toMalformedReplyError = (status: number, malformedPart: string): ApiError => ({
  status,
  message: `${status}: The reply is not as expected (${malformedPart}).`,
  malformedPart,
});

function checkReply(reply: RequiredReplyParts, data: unknown, status: number): { data: unknown } | { error: ApiError } {
  const completedData = completeReply(reply?.schema, data);
  const malformedPart = findMissingPart(reply, completedData);
  return malformedPart === null ? { data: completedData } : { error: toMalformedReplyError(status, malformedPart) };
}

/** Returns the path of a request with its query string. */
export function buildPath({ url, params = {} }: ApiCall): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${url}?${search}` : url;
}

/**
 * Sends one request with cookies and parses the reply as JSON; an empty reply is `null`. Returns an error for a reply
 * that lacks a required part. Never retries.
 */
export async function sendCall(
  call: ApiCall,
  { reply, keepalive }: CallOptions = {},
  signal: AbortSignal | null = null,
): Promise<{ data: unknown } | { error: ApiError }> {
  try {
    const response = await fetch(toAbsoluteUrl(buildPath(call)), {
      method: call.method ?? 'GET',
      credentials: 'include',
      signal,
      ...(keepalive && { keepalive: true }),
      headers: {
        traceparent: createTraceparent(),
        ...(call.body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    });
    if (!response.ok) return { error: await toResponseError(response) };
    const text = await response.text();
    const data = text ? parseJson(text) : null;
    return reply === undefined ? { data } : checkReply(reply, data, response.status);
  } catch (reason) {
    return { error: toUnreachableError(reason) };
  }
}

export const baseQuery: BaseQueryFn<ApiCall, unknown, ApiError, CallOptions> = (call, { signal }, options) =>
  sendCall(call, options, signal);
