import { t } from '@signpost/language';
import { valueOf } from './choices';
import { readFilters, type Choice } from './filters';
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
 * Reads the choices of an address from the `filters` list (B-01) and from the plain fields that forms send, whose value
 * is an id or a name. Reports unknown filters and values that are too long or too many, and leaves them out. Never
 * throws.
 */
export const readChoices = <Name extends string>(
  parameters: URLSearchParams,
  fields: readonly ChoiceField<Name>[],
  report: (field: string, message: string) => void,
): Record<Name, readonly Choice[]> => {
  const { filters, unreadable } = readFilters(parameters);
  const names: readonly string[] = fields.map(({ name }) => name);
  for (const entry of unreadable)
    report('filters', t('We could not read the filter “{filter}”.', { filter: shorten(entry) }));
  for (const { type } of filters) {
    if (!names.includes(type))
      report('filters', t('There is no filter called “{filter}” here.', { filter: shorten(type) }));
  }
  const usable = ({ name, legend, max = MAX_CHOICES }: ChoiceField<Name>): readonly Choice[] => {
    const given = [
      ...parameters.getAll(name).map((value) => ({ name: value })),
      ...filters.filter(({ type }) => type === name),
    ];
    const choices = distinct(given.map(readChoice)).filter((choice) => valueOf(choice) !== '');
    const valid = choices.filter(isShort).slice(0, max);
    if (valid.length < choices.length) {
      report(name, t('Some choices under {legend} were too long or too many to use.', { legend }));
    }
    return valid;
  };
  return Object.fromEntries(fields.map((field) => [field.name, usable(field)])) as Record<
    Name,
    readonly Choice[]
  >;
};

/** An empty id is none; an empty name is the id. */
const readChoice = ({ name, id }: Choice): Choice => {
  const readId = readText(id ?? null);
  return readId ? { name: readText(name) || readId, id: readId } : { name: readText(name) };
};

const distinct = (choices: readonly Choice[]): Choice[] => [
  ...new Map(choices.map((choice) => [valueOf(choice), choice])).values(),
];

const isShort = ({ name, id = '' }: Choice): boolean => Math.max(name.length, id.length) <= MAX_VALUE_LENGTH;
