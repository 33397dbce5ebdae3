import { createHash, randomBytes } from 'node:crypto';
import type { VisitorCounts } from './canary-events';

const SALT = randomBytes(32);

/**
 * A visitor as far as the network tells: an IPv4 address, or of an IPv6 address the /48 that a provider gives to one
 * customer. Hashed with a salt that is never written anywhere, so that what is kept identifies nobody.
 */
const hashOf = (address: string): string => {
  const plain = address.replace(/^::ffff:/, '');
  const customer = plain.includes(':') ? plain.split(':').slice(0, 3).join(':') : plain;
  return createHash('sha256').update(SALT).update(customer).digest('base64url').slice(0, 16);
};

/** Counts each visitor once, however often they come, and whether anything ever failed for them. */
export const createDistinctVisitors = () => {
  const all = new Set<string>();
  const failed = new Set<string>();
  return {
    add(address: string, hasFailed: boolean): void {
      const visitor = hashOf(address);
      all.add(visitor);
      if (hasFailed) failed.add(visitor);
    },
    counts: (): VisitorCounts => ({ visitors: all.size, failedVisitors: failed.size }),
    clear(): void {
      all.clear();
      failed.clear();
    },
  };
};

export type DistinctVisitors = ReturnType<typeof createDistinctVisitors>;
