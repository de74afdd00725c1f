import { isIP, Socket } from 'node:net';
import { type AllowedTargets, toTargetName } from './allowed-targets.js';

/** A connection was refused, because the configuration does not name its target host. */
export class OutboundRefusedError extends Error {
  readonly code = 'EOUTBOUND';

  constructor(target: string) {
    super(`The configuration names no service at ${target}.`);
  }
}

/**
 * Refuses every connection of this thread to a target that is not allowed, whichever package opens it, by patching
 * `Socket.connect`. Calls `onRefused` for each refused connection. Returns a function that undoes the patch.
 */
export function guardOutbound(
  { targets, addressPorts }: AllowedTargets,
  onRefused: (target: string) => void,
): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the socket as `this` below
  const original: (...given: never[]) => Socket = Socket.prototype.connect;
  function guardedConnect(this: Socket, ...given: unknown[]): Socket {
    const target = findTarget(given);
    const isAllowed =
      target === null ||
      targets.has(toTargetName(target.host, target.port)) ||
      (isIP(target.host) !== 0 && addressPorts.has(target.port));
    if (isAllowed) {
      Reflect.apply(original, this, given);
      return this;
    }
    const name = toTargetName(target.host, target.port);
    onRefused(name);
    // Fails asynchronously, as a real connection does, once the caller listens for errors.
    Reflect.set(this, 'connecting', true);
    setImmediate(() => this.destroy(new OutboundRefusedError(name)));
    return this;
  }
  Reflect.set(Socket.prototype, 'connect', guardedConnect);
  return () => void Reflect.set(Socket.prototype, 'connect', original);
}

/** Returns the host and port of a `guardedConnect` call; null for a Unix domain socket. */
function findTarget(given: unknown[]): { host: string; port: number } | null {
  // net.connect and tls.connect pass one list that contains options and listener.
  const [first, second] = Array.isArray(given[0]) ? (given[0] as unknown[]) : given;
  if (typeof first === 'object' && first !== null) {
    const host: unknown = Reflect.get(first, 'host');
    const port = Number(Reflect.get(first, 'port'));
    if (Reflect.get(first, 'path') && !host) return null;
    return { host: typeof host === 'string' && host !== '' ? host : 'localhost', port };
  }
  if (typeof first === 'string' && !/^\d+$/.test(first)) return null;
  return { host: typeof second === 'string' ? second : 'localhost', port: Number(first) };
}
