import type { z } from 'zod';
import { bothOrNeither, listOf } from '../query';

export { oneOf } from '../query';

const mostValues = 50;

/** Up to 50 values with commas between them. */
export const commaList = (item: z.ZodType<string, string>) => listOf(item, mostValues);

interface Positioned {
  lat?: number | undefined;
  lng?: number | undefined;
  radius?: number | undefined;
  sortBy?: string | undefined;
}

/** Refuses half a position, and what can be told only from a position when there is none. */
export function needPosition(query: Positioned, context: z.RefinementCtx): void {
  bothOrNeither(query, context);
  if (query.lat !== undefined || query.lng !== undefined) return;
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (query.sortBy === 'distance') refuse('sortBy', 'can be distance only with lat and lng');
  if (query.radius !== undefined) refuse('radius', 'needs lat and lng');
}
