import { HOST_COOKIE_PREFIX, SIGNED_IN_HINT_COOKIE } from '@bearings/contracts';
import type { FastifyRequest } from 'fastify';

const SECURE_HINT_COOKIE = `${HOST_COOKIE_PREFIX}${SIGNED_IN_HINT_COOKIE}`;

/** Returns whether the browser is probably signed in. Scripts can set this cookie, so it is not proof. */
export const hasSignedInHint = ({ cookies }: Pick<FastifyRequest, 'cookies'>): boolean =>
  Boolean(cookies[SECURE_HINT_COOKIE] ?? cookies[SIGNED_IN_HINT_COOKIE]);
