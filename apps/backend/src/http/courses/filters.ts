import { z } from 'zod';
import { nations, regions, tefRatings } from '../../catalogue/record';
import { unrated } from '../../providers/facets';

const allowed: Readonly<Record<string, readonly string[]>> = {
  country: nations,
  region: regions,
  tef: [...tefRatings, unrated],
};

export interface Filters {
  country: string[];
  region: string[];
  tef: string[];
}

const shown = (text: string) => `"${text.slice(0, 60)}"`;

/**
 * The `filters` parameter: JSON text of lists of values by filter. Unlike unknown parameters, an unknown filter or value
 * is refused by name: a list that silently ignores a filter would mislead.
 */
export const filtersSchema = z.string({ error: 'must be given once' }).transform((text, context): Filters => {
  const filters: Filters = { country: [], region: [], tef: [] };
  const refuse = (message: string, path: string[] = []) =>
    context.addIssue({ code: 'custom', message, path });
  const parsed = parseObject(text);
  if (!parsed) {
    refuse('must be a JSON object of lists, such as {"country":["Wales"]}');
    return filters;
  }
  for (const [name, values] of Object.entries(parsed)) {
    const known = Object.hasOwn(allowed, name) ? allowed[name] : undefined;
    if (!known)
      refuse(`does not know the filter ${shown(name)}; it knows ${Object.keys(allowed).join(', ')}`);
    else if (!isTexts(values)) refuse('must be a list of texts', [name]);
    else {
      const unknown = values.find((value) => !known.includes(value));
      if (unknown !== undefined) refuse(`has no value ${shown(unknown)}`, [name]);
      // Sorted, so that the same choice in another order is the same answer from memory.
      filters[name as keyof Filters] = [...new Set(values)].sort();
    }
  }
  return filters;
});

function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
