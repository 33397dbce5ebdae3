import { t } from '@signpost/language';
import { readFilters } from './filters';
import { readText } from './read-text';

const MAX_CHOICES = 20;
const MAX_VALUE_LENGTH = 100;
const MAX_QUOTED_LENGTH = 40;

/** A filter with several choices: its query parameter, and its name in messages. */
export interface ChoiceField<Name extends string> {
  readonly name: Name;
  readonly legend: string;
  /** Maximum number of choices; 20 if omitted. */
  readonly max?: number;
}

const shorten = (text: string): string =>
  text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH - 1)}…` : text;

/**
 * Reads the choices of an address from the `filters` list (B-01) and from the plain fields that forms send. Reports
 * unknown filters and values that are too long or too many, and leaves them out. Never throws.
 */
export const readChoices = <Name extends string>(
  parameters: URLSearchParams,
  fields: readonly ChoiceField<Name>[],
  report: (field: string, message: string) => void,
): Record<Name, string[]> => {
  const { filters, unreadable } = readFilters(parameters);
  const chosen = new Map<string, Set<string>>(
    fields.map(({ name }) => [name, new Set(parameters.getAll(name))]),
  );
  for (const entry of unreadable)
    report('filters', t('We could not read the filter “{filter}”.', { filter: shorten(entry) }));
  for (const { name, type } of filters) {
    const values = chosen.get(type);
    if (values) values.add(name);
    else report('filters', t('There is no filter called “{filter}” here.', { filter: shorten(type) }));
  }
  const usable = ({ name, legend, max = MAX_CHOICES }: ChoiceField<Name>): string[] => {
    const values = [...(chosen.get(name) ?? [])].map(readText).filter(Boolean);
    const valid = values.filter((value) => value.length <= MAX_VALUE_LENGTH).slice(0, max);
    if (valid.length < values.length) {
      report(name, t('Some choices under {legend} were too long or too many to use.', { legend }));
    }
    return valid;
  };
  return Object.fromEntries(fields.map((field) => [field.name, usable(field)])) as Record<Name, string[]>;
};
