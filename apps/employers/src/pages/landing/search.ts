import * as v from 'valibot';
import { addressReader, writeFilters, type AddressProblem, type Choice } from '@signpost/api-client/filters';

/** Path of this page. */
export const EMPLOYERS = '/explore/employers';

/** Search state in the page's address; null means no filter. */
export interface EmployersSearch {
  readonly country: Choice | null;
  readonly companySize: Choice | null;
  /** The postcode from which the nearest come first; null for another order. */
  readonly postcode: string | null;
  /** Null for the order of the search. */
  readonly sort: 'title' | null;
  /** Page number, from 1. */
  readonly page: number;
}

const Postcode = v.fallback(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(10)), '');
const Sort = v.fallback(v.nullable(v.literal('title')), null);
const Page = v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.transform(Number)), 1);

/** Filters of the list (B-01). */
const NARROWING = ['country', 'companySize'] as const;

/**
 * Parses the page's address: the shared `filters` list (B-01), and the plain fields that the form sends. Invalid filters
 * are reported and left out.
 */
export const readEmployersSearch = (
  parameters: URLSearchParams,
): { readonly search: EmployersSearch; readonly problems: readonly AddressProblem[] } => {
  const { problems, readChoices } = addressReader(parameters);
  const { country, companySize } = readChoices(NARROWING.map((name) => ({ name, legend: name, max: 1 })));
  const search: EmployersSearch = {
    country: country[0] ?? null,
    companySize: companySize[0] ?? null,
    postcode: v.parse(Postcode, parameters.get('postcode')) || null,
    sort: v.parse(Sort, parameters.get('sort')),
    page: v.parse(Page, parameters.get('page')),
  };
  return { search, problems };
};

/** Returns the filters of a search as fields of a form that asks for the order. */
export const employersFields = ({ country, companySize }: EmployersSearch): Record<string, string> => ({
  ...(country && { country: country.name }),
  ...(companySize && { companySize: companySize.name }),
});

/** Returns the canonical address of a search. */
export const employersUrl = (search: EmployersSearch): string => {
  const query = new URLSearchParams();
  writeFilters(
    query,
    NARROWING.flatMap((type) => (search[type] ? [{ ...search[type], type }] : [])),
  );
  if (search.postcode) query.set('postcode', search.postcode);
  if (search.sort) query.set('sort', search.sort);
  if (search.page > 1) query.set('page', String(search.page));
  return query.size > 0 ? `${EMPLOYERS}?${query}` : EMPLOYERS;
};
