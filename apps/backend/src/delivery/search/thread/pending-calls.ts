import { LIMITS } from '../cost/limits';
import type { SearchCall } from '../search-calls';
import { SearchError } from '../search-error';
import type { CallError, FromSearchThread } from './messages';

/** Milliseconds in which the search thread must read that a call is cancelled; longer, and it is blocked. */
const BLOCKED_TIMEOUT_MS = 2_000;

interface PendingCall {
  address: string;
  resolve(json: Uint8Array): void;
  reject(error: SearchError): void;
  stopTimers(): void;
  /** Stops the timer that takes the thread for blocked. */
  noteCancelled(): void;
}

interface Options {
  send(message: { kind: 'call'; id: number; call: SearchCall } | { kind: 'cancel'; id: number }): void;
  /** Called when the thread does not read a cancelled call in time. */
  onBlocked(): void;
  callMilliseconds: number;
}

/** The calls that the search thread has not answered. */
export interface PendingCalls {
  /** Sends a call. Throws SearchError: 429 or 503 when there are too many, 503 when it takes too long, and what the call throws. */
  add(call: SearchCall, signal?: AbortSignal): Promise<Uint8Array>;
  /** Handles a message about a call. */
  receive(message: FromSearchThread): void;
  /** Rejects every call, because the thread that had them has ended. */
  failAll(error: SearchError): void;
}

/** Creates the list of calls, which refuses more than the limits allow and gives up on those that take too long. */
export const createPendingCalls = ({ send, onBlocked, callMilliseconds }: Options): PendingCalls => {
  const calls = new Map<number, PendingCall>();
  const countOf = new Map<string, number>();
  let lastId = 0;

  const remove = (id: number): PendingCall | undefined => {
    const call = calls.get(id);
    if (!call) return undefined;
    calls.delete(id);
    call.stopTimers();
    const left = (countOf.get(call.address) ?? 1) - 1;
    if (left > 0) countOf.set(call.address, left);
    else countOf.delete(call.address);
    return call;
  };

  const checkLimits = ({ asker: { address, isOwn } }: SearchCall): void => {
    if (!isOwn && (countOf.get(address) ?? 0) >= LIMITS.callsOfAddress)
      throw new SearchError(429, 'There are too many searches at once from your network. Try again.', 1);
    if (calls.size >= LIMITS.calls)
      throw new SearchError(503, 'There are too many searches at the moment. Try again in some seconds.', 2);
  };

  return {
    add(call, signal) {
      checkLimits(call);
      const id = (lastId += 1);
      const { address } = call.asker;
      countOf.set(address, (countOf.get(address) ?? 0) + 1);
      return new Promise((resolve, reject) => {
        let blocked: NodeJS.Timeout | undefined;
        const cancel = () => {
          if (blocked) return;
          blocked = setTimeout(onBlocked, BLOCKED_TIMEOUT_MS);
          send({ kind: 'cancel', id });
        };
        const timeout = setTimeout(() => {
          reject(
            new SearchError(503, 'The search took too long. Ask for less, or try again in some seconds.', 2),
          );
          cancel();
        }, callMilliseconds);
        signal?.addEventListener('abort', cancel, { once: true });
        const noteCancelled = () => clearTimeout(blocked);
        const stopTimers = () => {
          clearTimeout(timeout);
          clearTimeout(blocked);
          signal?.removeEventListener('abort', cancel);
        };
        calls.set(id, { address, resolve, reject, stopTimers, noteCancelled });
        send({ kind: 'call', id, call });
      });
    },
    receive(message) {
      if (message.kind === 'answer') remove(message.id)?.resolve(message.json);
      else if (message.kind === 'error') remove(message.id)?.reject(toError(message.error));
      else if (message.kind === 'cancelled') calls.get(message.id)?.noteCancelled();
    },
    failAll(error) {
      for (const id of [...calls.keys()]) remove(id)?.reject(error);
    },
  };
};

const toError = ({ status, message, retryAfter, cause }: CallError): SearchError =>
  Object.assign(new SearchError(status, message, retryAfter), cause !== undefined && { cause });
