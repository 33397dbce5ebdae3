import { createHash } from 'node:crypto';

/** Derives a course's UUID from its provider and the provider's own id for it, so that it is the same everywhere. */
export const courseId = (provider: string, kisCourseId: string): string => {
  const digits = createHash('sha256').update(`signpost:course:${provider}:${kisCourseId}`).digest('hex');
  // Version 8 of RFC 9562 is for custom UUIDs.
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(12, 15)}`,
    `a${digits.slice(15, 18)}`,
    digits.slice(18, 30),
  ].join('-');
};
