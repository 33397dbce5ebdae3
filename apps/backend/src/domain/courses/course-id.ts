import { createHash } from 'node:crypto';

/** A course's UUID, derived from its provider and the provider's own id for it, so that every installation agrees. */
export const courseId = (provider: string, kisCourseId: string): string => {
  const digits = createHash('sha256').update(`signpost:course:${provider}:${kisCourseId}`).digest('hex');
  // Version 8 and the RFC 9562 variant mark an identifier made in a way of its own.
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(12, 15)}`,
    `a${digits.slice(15, 18)}`,
    digits.slice(18, 30),
  ].join('-');
};
