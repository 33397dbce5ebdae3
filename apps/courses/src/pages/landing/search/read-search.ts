import { t } from '@signpost/language';
import * as v from 'valibot';
import {
  addressReader,
  FILTERS_PARAMETER,
  readText,
  wholeNumber,
  type AddressProblem,
} from '@signpost/api-client/filters';
import { GRADE_PARAMETER, readGrades } from '@signpost/api-client/tariff';
import { FILTER_TYPES, FORMER_NAMES, ORDERS, SUBJECTS_FILTER, type LandingSearch } from './search';

const Start = wholeNumber(2000, 2099);
const SortBy = v.picklist(ORDERS.map(({ value }) => value));

/** Replaces the names of filters in older links. */
const withPresentNames = (parameters: URLSearchParams): URLSearchParams =>
  new URLSearchParams(
    [...parameters].map(([name, value]): [string, string] => {
      if (name !== FILTERS_PARAMETER) return [FORMER_NAMES[name] ?? name, value];
      const typeAt = value.lastIndexOf('~') + 1;
      const type = value.slice(typeAt);
      return [name, value.slice(0, typeAt) + (FORMER_NAMES[type] ?? type)];
    }),
  );

const CHOICES = [SUBJECTS_FILTER, ...FILTER_TYPES].map((name) => ({
  name,
  legend: name,
  ...(name === SUBJECTS_FILTER && { max: 1 }),
}));

/**
 * Parses the address of the landing page: the shared `filters` list (B-01) and the plain fields that the forms send
 * without JavaScript. Returns the usable search and a problem for each invalid part. Never throws.
 */
export const readSearch = (
  given: URLSearchParams,
): { readonly search: LandingSearch; readonly problems: readonly AddressProblem[] } => {
  const parameters = withPresentNames(given);
  const { problems, read, readChoices, readPage, readQuery, readRadius } = addressReader(parameters);
  const q = readQuery();
  const { grades, complete } = readGrades(parameters.getAll(GRADE_PARAMETER));
  if (!complete) {
    problems.push({
      field: GRADE_PARAMETER,
      message: t('Some of the grades are none that we know. We left them out.'),
    });
  }
  const { subjects, ...chosen } = readChoices(CHOICES);
  const search: LandingSearch = {
    q,
    exact: q !== '' && parameters.get('exact') === '1',
    subject: subjects[0] ?? null,
    postcode: readText(parameters.get('postcode')),
    radius: readRadius(),
    grades,
    start: read('start', Start, t('A start is a year, such as 2027.')),
    chosen,
    order: read('sort', SortBy, t('We do not know that order. The best match comes first.')) ?? 'best',
    page: readPage(),
  };
  return { search, problems };
};
