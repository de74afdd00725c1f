export { freePort } from './free-port.mjs';
export { hasRedis } from './has-redis.mjs';
export { isAlive } from './is-alive.mjs';
export { startPart, waitUntilReady } from './part.mjs';
export { Parts } from './parts.mjs';
