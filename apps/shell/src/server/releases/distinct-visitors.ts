import { createHash, randomBytes } from 'node:crypto';
import type { VisitorCounts } from './canary-events';

const SALT = randomBytes(32);

/**
 * Returns a hash that identifies a visitor by network address: an IPv4 address, or the first 48 bits of an IPv6 address,
 * the prefix that a provider assigns to one customer. The salt is never stored, so the hashes are anonymous.
 */
const hashOf = (address: string): string => {
  const unmapped = address.replace(/^::ffff:/, '');
  const prefix = unmapped.includes(':') ? unmapped.split(':').slice(0, 3).join(':') : unmapped;
  return createHash('sha256').update(SALT).update(prefix).digest('base64url').slice(0, 16);
};

/** Counts distinct visitors, and those for whom at least one request failed. */
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
