import { COOKIES, HOST_COOKIE_PREFIX } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { toNetwork } from './network.js';
import { createNetworkRule, LimitPerNetwork, Throttle, type ThrottleRule } from './throttle.js';

type Handler = Parameters<Reflector['get']>[1];

/** Limits calls whose body or query is refused. Our own pages check what is typed, and send few of them. */
const MALFORMED_CALL_RULE = createNetworkRule('malformed-calls', 60, 'Too many calls could not be read.');

/**
 * Counts the calls of networks against the limits that their routes declare. They are counted by browser first: what one
 * browser has too many of is not taken from the others.
 */
@Injectable()
export class CallLimits {
  constructor(
    private readonly reflector: Reflector,
    private readonly throttle: Throttle,
  ) {}

  /** Counts a call against the limits of its browser and network. Throws a 429 above one of them. */
  async takeForNetwork(handler: Handler, request: FastifyRequest): Promise<void> {
    const rule = this.reflector.get(LimitPerNetwork, handler);
    if (rule) await this.take(rule, request);
  }

  /**
   * Counts a call whose body or query was refused, instead of counting it against the limit of its route, so that it
   * takes nothing from the other people of the network. Throws a 429 above the limit of such calls.
   */
  async takeMalformed(handler: Handler, request: FastifyRequest): Promise<void> {
    const rule = this.reflector.get(LimitPerNetwork, handler);
    if (rule) {
      for (const { rule: counted, key } of listCounts(rule, request)) await this.throttle.restorePoint(counted, key);
    }
    await this.take(MALFORMED_CALL_RULE, request);
  }

  private async take(rule: ThrottleRule, request: FastifyRequest): Promise<void> {
    for (const { rule: counted, key } of listCounts(rule, request)) await this.throttle.take(counted, key);
  }
}

/** Returns the limits of a request's browser and of its network, in the order in which they are counted. */
function listCounts(
  rule: ThrottleRule,
  { cookies, headers, ip }: FastifyRequest,
): { rule: ThrottleRule; key: string }[] {
  const network = toNetwork(ip);
  const cookie = readBrowserCookie(cookies);
  const { refills, ...browserRule } = { ...rule, name: `${rule.name}-browser` };
  const browser =
    cookie === null
      ? // Browsers of the same kind share this limit, so it is only half of the network's, and refills like it.
        {
          rule: { ...browserRule, ...(refills && { refills }), points: Math.ceil(rule.points / 2) },
          key: `${network} ${headers['user-agent'] ?? ''}`,
        }
      : { rule: { ...browserRule, points: Math.ceil(rule.points / 6) }, key: cookie };
  return [browser, { rule, key: network }];
}

/**
 * Returns what marks a browser; null if nothing does. The cookie is not verified, because an invented one escapes only
 * this limit, and not the network's.
 */
function readBrowserCookie(cookies: FastifyRequest['cookies']): string | null {
  for (const name of [COOKIES.session, COOKIES.device]) {
    const value = cookies[HOST_COOKIE_PREFIX + name] ?? cookies[name];
    if (value) return value;
  }
  return null;
}
