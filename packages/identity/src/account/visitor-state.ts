import { ANONYMOUS } from './anonymous';
import type { Person } from './port';

/** The current visitor. `unknown` until the first lookup has finished (S-01). */
export interface Visitor {
  readonly status: 'unknown' | 'anonymous' | 'signedIn';
  readonly person: Person;
}

/** The visitor before the first lookup. */
export const UNKNOWN: Visitor = { status: 'unknown', person: ANONYMOUS };

let visitor = UNKNOWN;
const listeners = new Set<() => void>();

export const currentVisitor = (): Visitor => visitor;

export const setVisitor = (next: Visitor): void => {
  visitor = next;
  listeners.forEach((listener) => listener());
};

export const subscribeToVisitor = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
