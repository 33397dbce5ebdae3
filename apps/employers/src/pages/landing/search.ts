import * as v from 'valibot';

/** The page's own path. */
export const EMPLOYERS = '/explore/employers';

/** What the page's address asks for; null does not narrow the list. */
export interface EmployersSearch {
  readonly country: string | null;
  readonly companySize: string | null;
  /** From 1. */
  readonly page: number;
}

const Choice = v.fallback(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)), '');
const Page = v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.transform(Number)), 1);

/** Reads the page's address; what cannot be a choice is left out. */
export const readEmployersSearch = (parameters: URLSearchParams): EmployersSearch => {
  const read = (name: string) => v.parse(Choice, parameters.get(name)) || null;
  return {
    country: read('country'),
    companySize: read('companySize'),
    page: v.parse(Page, parameters.get('page')),
  };
};

/** The address that asks for this. */
export const employersUrl = ({ country, companySize, page }: EmployersSearch): string => {
  const query = new URLSearchParams({
    ...(country && { country }),
    ...(companySize && { companySize }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${EMPLOYERS}?${query}` : EMPLOYERS;
};
