import { t } from '@signpost/language';
import * as v from 'valibot';
import type { Choice } from './filters';
import { readChoices, type ChoiceField } from './read-choices';
import { MAX_QUERY_LENGTH, readText } from './read-text';

/** A part of an address that could not be used, with a message for the visitor. */
export interface AddressProblem {
  readonly field: string;
  readonly message: string;
}

/** Schema of a whole number in the text of a query parameter. */
export const wholeNumber = (min: number, max: number = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(min), v.maxValue(max));

const Page = wholeNumber(1);

/** Largest search radius, in miles. */
const MAX_RADIUS_MILES = 600;
const Radius = wholeNumber(1, MAX_RADIUS_MILES);

/**
 * Reads the query string of an address. Each method leaves out what it cannot use and adds a message for the visitor to
 * `problems`. Nothing throws.
 */
export const addressReader = (parameters: URLSearchParams) => {
  const problems: AddressProblem[] = [];
  const report = (field: string, message: string) => void problems.push({ field, message });

  /** Reads one parameter; null when it is absent or invalid. */
  const read = <Output>(
    field: string,
    schema: v.GenericSchema<unknown, Output>,
    message: string,
  ): Output | null => {
    const text = parameters.get(field)?.trim();
    return text ? (readOf(field, [{ name: text }], schema, () => message)[0] ?? null) : null;
  };

  /** Reads choices by a schema, each by its id first and then by its name; `message` names one that is neither. */
  const readOf = <Output>(
    field: string,
    choices: readonly Choice[],
    schema: v.GenericSchema<unknown, Output>,
    message: (name: string) => string,
  ): Output[] =>
    choices.flatMap(({ id, name }) => {
      const parsed = [id, name].map((text) => v.safeParse(schema, text)).find(({ success }) => success);
      if (!parsed?.success) report(field, message(name));
      return parsed?.success ? [parsed.output] : [];
    });

  return {
    problems,
    read,
    readOf,
    /** Reads the search words: `q`, or `query` in older links; words past the limit are cut off. */
    readQuery: (): string => {
      const text = readText(parameters.get('q') ?? parameters.get('query'));
      if (text.length > MAX_QUERY_LENGTH) {
        report(
          'q',
          t('Search words can be up to {limit} characters long. We used the first {limit}.', {
            limit: MAX_QUERY_LENGTH,
          }),
        );
      }
      return text.slice(0, MAX_QUERY_LENGTH).trim();
    },
    /** Reads the search radius in miles; null when it is absent or invalid. */
    readRadius: (): number | null =>
      read(
        'radius',
        Radius,
        t('Choose a distance between 1 and {limit} miles.', { limit: MAX_RADIUS_MILES }),
      ),
    /** Reads the number of a page of results, from 1. */
    readPage: (): number =>
      read('page', Page, t('A page number is a whole number from 1. This is page 1.')) ?? 1,
    /** Reads lists of choices from the `filters` list (B-01) and from the plain fields that forms send. */
    readChoices: <Name extends string>(
      fields: readonly ChoiceField<Name>[],
    ): Record<Name, readonly Choice[]> => readChoices(parameters, fields, report),
  };
};
