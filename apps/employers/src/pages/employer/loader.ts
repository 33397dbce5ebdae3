import type { LoaderFunctionArgs } from 'react-router-dom';
import { load } from '@signpost/api-client/base';
import { employersApi, type Employer } from '@signpost/api-client/employers';
import { jobsApi, type ApprenticeshipPage } from '@signpost/api-client/jobs';
import { searchApi, type SearchPage } from '@signpost/api-client/search';
import { loadPart, type Loaded } from '@signpost/api-client/parts';
import { locate, type Located } from '@signpost/api-client/geocode';

/** Maximum number of vacancies and of work experiences on the page. */
const MAX_VACANCIES = 48;
const MAX_EXPERIENCES = 12;

/** Data of the employer page. */
export interface EmployerData {
  readonly employer: Employer;
  /** Whether the page is a preview, before publication. */
  readonly preview: boolean;
  readonly located: Located | null;
  readonly vacancies: Loaded<ApprenticeshipPage>;
  readonly experiences: Loaded<SearchPage>;
}

/**
 * Loads an employer, its open apprenticeships (C-02) and its work experiences (C-19); the page renders without
 * either of these. With a postcode in the address the vacancies have their distance, nearest first. Throws a 404 with
 * the text of X-08 for an unknown alias.
 */
export const loader = async ({ context, params, request }: LoaderFunctionArgs): Promise<EmployerData> => {
  const query = new URL(request.url).searchParams;
  const preview = query.get('preview') === 'true';
  const alias = params.employerAlias ?? '';
  const [employer, located] = await Promise.all([
    load(context, employersApi.endpoints.getEmployer.initiate({ alias, ...(preview && { preview }) })),
    locate(context, query),
  ]);
  const from = located?.found.outcome === 'found' ? located.found : null;
  const [vacancies, experiences] = await Promise.all([
    loadPart(
      context,
      jobsApi.endpoints.listApprenticeships.initiate({
        employers: [employer.alias],
        limit: MAX_VACANCIES,
        ...(from ? { near: { lat: from.lat, lng: from.lng }, sortBy: 'distance' } : { sortBy: 'closing' }),
      }),
    ),
    loadPart(
      context,
      searchApi.endpoints.searchIndex.initiate({
        kind: 'virtual_work_experiences',
        chosen: { employer: [employer.name] },
        perPage: MAX_EXPERIENCES,
      }),
    ),
  ]);
  return { employer, preview, located, vacancies, experiences };
};
