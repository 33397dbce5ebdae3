import { createHash } from 'node:crypto';

/** A provider's UUID: the UKPRN in its first eight digits, the rest derived from it, so that every installation agrees. */
export const providerId = (ukprn: string): string => {
  const digits = createHash('sha256').update(`signpost:provider:${ukprn}`).digest('hex');
  // Version 8 and the RFC 9562 variant mark an identifier made in a way of its own.
  return `${ukprn}-${digits.slice(0, 4)}-8${digits.slice(4, 7)}-a${digits.slice(7, 10)}-${digits.slice(10, 22)}`;
};
