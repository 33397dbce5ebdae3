import { z } from 'zod';
import type { FieldError } from '../../../platform/problem/problem';
import { Problem } from '../../../platform/problem/problem';

/** Lists of values by filter, as in the `filters` parameter; the allowed names and values depend on the list. */
export type FilterLists = Readonly<Record<string, readonly string[]>>;

/** The `filters` parameter: JSON text of an object of lists. */
export const filterListsSchema = z.string({ error: 'must be given once' }).transform((text, context) => {
  const lists: Record<string, readonly string[]> = Object.create(null);
  const complain = (message: string, path: string[] = []) =>
    context.addIssue({ code: 'custom', message, path });
  const parsed = parseObject(text);
  if (!parsed) complain('must be a JSON object of lists, such as {"country":["Wales"]}');
  for (const [name, values] of Object.entries(parsed ?? {})) {
    // Sorted, so that the same values in another order hit the same cache entry.
    if (isTexts(values)) lists[name] = [...new Set(values)].sort();
    else complain('must be a list of texts', [name]);
  }
  return lists as FilterLists;
});

/**
 * Returns the selected values of every allowed filter. Unlike unknown parameters, an unknown filter or value causes a 400
 * problem that names it: a list that silently ignores a filter would mislead.
 */
export const chosen = <const Name extends string>(
  lists: FilterLists,
  allowed: Readonly<Record<Name, readonly string[]>>,
): Record<Name, readonly string[]> => {
  const names = Object.keys(allowed) as Name[];
  const errors = Object.entries(lists).flatMap(([given, values]): FieldError[] => {
    const name = names.find((known) => known === given);
    if (name) return unknownValues(`filters.${name}`, values, allowed[name]);
    const message = `does not know the filter ${shown(given)}; it knows ${names.join(', ')}`;
    return [{ field: 'filters', message }];
  });
  refuse(errors);
  return Object.fromEntries(names.map((name) => [name, lists[name] ?? []])) as Record<
    Name,
    readonly string[]
  >;
};

/** The error for the first value that is not allowed; none when all are. */
export const unknownValues = (
  field: string,
  values: readonly string[],
  allowed: readonly string[],
): FieldError[] => {
  const unknown = values.find((value) => !allowed.includes(value));
  return unknown === undefined ? [] : [{ field, message: `has no value ${shown(unknown)}` }];
};

/** Throws a 400 problem when there are errors. */
export const refuse = (errors: FieldError[]): void => {
  if (errors.length > 0)
    throw new Problem(400, errors.map(({ field, message }) => `${field} ${message}.`).join(' '), errors);
};

const shown = (text: string) => `"${text.slice(0, 60)}"`;

const parseObject = (text: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
