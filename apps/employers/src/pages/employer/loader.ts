import type { LoaderFunctionArgs } from 'react-router-dom';
import { load } from '@signpost/api-client/base';
import { employersApi, type Employer } from '@signpost/api-client/employers';
import { jobsApi, type ApprenticeshipPage } from '@signpost/api-client/jobs';
import { searchApi, type SearchPage } from '@signpost/api-client/search';
import { loadPart, type Loaded } from '@signpost/api-client/parts';
import { locate, type Located } from '@signpost/api-client/geocode';

/** Most vacancies and work experiences that one page shows. */
const MOST_VACANCIES = 48;
const MOST_EXPERIENCES = 12;

/** What the page shows. */
export interface EmployerData {
  readonly employer: Employer;
  /** Whether it is shown before it is published. */
  readonly preview: boolean;
  readonly located: Located | null;
  readonly vacancies: Loaded<ApprenticeshipPage>;
  readonly experiences: Loaded<SearchPage>;
}

/**
 * Loads an employer, its open apprenticeships (C-02) and its work experiences (C-19); without either of these the
 * rest stands. From a postcode in the address the vacancies have their distance, the nearest first. An alias that nobody
 * has throws a 404 in the words of X-08.
 */
export const loader = async ({ context, params, request }: LoaderFunctionArgs): Promise<EmployerData> => {
  const asked = new URL(request.url).searchParams;
  const preview = asked.get('preview') === 'true';
  const alias = params.employerAlias ?? '';
  const [employer, located] = await Promise.all([
    load(context, employersApi.endpoints.getEmployer.initiate({ alias, ...(preview && { preview }) })),
    locate(context, asked),
  ]);
  const from = located?.found.outcome === 'found' ? located.found : null;
  const [vacancies, experiences] = await Promise.all([
    loadPart(
      context,
      jobsApi.endpoints.listApprenticeships.initiate({
        employers: [employer.alias],
        limit: MOST_VACANCIES,
        ...(from ? { near: { lat: from.lat, lng: from.lng }, sortBy: 'distance' } : { sortBy: 'closing' }),
      }),
    ),
    loadPart(
      context,
      searchApi.endpoints.searchIndex.initiate({
        kind: 'virtual_work_experiences',
        chosen: { employer: [employer.name] },
        perPage: MOST_EXPERIENCES,
      }),
    ),
  ]);
  return { employer, preview, located, vacancies, experiences };
};
