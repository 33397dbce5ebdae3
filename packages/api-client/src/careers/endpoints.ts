import { api, fetching, type ApiError } from '@signpost/api-client/base';
import { address } from '../wire';
import { jobDataRequest, readJobData, type JobDataRequest } from './job-data';
import * as mapper from './mapper';
import type {
  AssessmentResults,
  Career,
  CareerCategory,
  CareerCountry,
  CareerPathway,
  CareerPathwayInFull,
  CareerStep,
  CareerSummary,
  JobData,
  Trait,
} from './types';

/** Maximum results of a career search by title (K-05). */
const CAREER_SEARCH_LIMIT = 50;

/** Selects careers of a nation. */
export interface CareerList {
  readonly country: CareerCountry;
  /** Only these SOC codes, in this order; an empty list returns none without a call (V-02). */
  readonly ids?: readonly string[];
}

export interface CareerKey {
  readonly country: CareerCountry;
  /** SOC 2020 code. */
  readonly soc: string;
}

export interface PathwayList {
  /** Only these, in this order; an empty list returns none without a call (V-02). */
  readonly ids?: readonly string[];
}

const emsi = (...path: readonly string[]): string =>
  `/api/v1/emsi/${path.map((part) => encodeURIComponent(part)).join('/')}`;

const careersRequest = ({ country, ids }: CareerList) =>
  ids?.length === 0 ? { empty: [] } : address(emsi('careers', country), { ids });

const NO_SOC = 'Please supply a SOC ID';
const noSoc: ApiError = { cause: 'answer', status: 400, detail: NO_SOC, fields: [], message: NO_SOC };

const fetchCareer = fetching<CareerKey, Career>({
  subject: 'careers',
  request: ({ country, soc }) => emsi('careers', country, soc),
  read: (answer, report, _, markdown) => mapper.readCareer(answer, report, markdown),
});

const fetchTraits = fetching<undefined, readonly Trait[]>({
  subject: 'traits',
  request: () => emsi('assessment', 'traits'),
  read: mapper.readTraits,
});

const fetchAssessmentResults = fetching<string, AssessmentResults>({
  subject: 'assessment results',
  request: (id) => emsi('assessment', 'results', id),
  read: mapper.readResults,
});

/**
 * Careers (C-11).
 * - `listCategories(undefined)`: E-05. · `listPathways({ ids? })`: E-07. · `getPathway(id)`: E-07 with its careers.
 * - `listCareers({ country, ids? })`: E-06 as lists have it, in the order of the ids.
 * - `listSteps({ country, ids })`: the same with the requirements of each, for the steps of a pathway.
 * - `getCareer({ country, soc })`: E-06 in full; without a SOC id the error `Please supply a SOC ID` and no call (V-01).
 * - `searchCareers(title)`: 50 at most (K-05), typing errors forgiven.
 * - `getJobData({ soc, type, months, … })`: E-08 of the months of `jobMonths` (K-07). · `listTraits(undefined)` and `getAssessmentResults(id)`: the quiz.
 *
 * Failures read `There has been a problem fetching categories`, pathways, careers, job data, traits or assessment
 * results.
 */
export const careersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query<readonly CareerCategory[], undefined>({
      queryFn: fetching<undefined, readonly CareerCategory[]>({
        subject: 'categories',
        request: () => emsi('categories'),
        read: mapper.readCategories,
      }),
    }),
    listPathways: build.query<readonly CareerPathway[], PathwayList>({
      queryFn: fetching<PathwayList, readonly CareerPathway[]>({
        subject: 'pathways',
        request: ({ ids }) => (ids?.length === 0 ? { empty: [] } : address(emsi('pathways'), { ids })),
        read: (answer, report, { ids }) => inOrderOf(ids, mapper.readPathways(answer, report)),
      }),
    }),
    getPathway: build.query<CareerPathwayInFull, string>({
      queryFn: fetching<string, CareerPathwayInFull>({
        subject: 'pathways',
        request: (id) => emsi('pathways', id),
        read: (answer, report, _, markdown) => mapper.readPathway(answer, report, markdown),
      }),
    }),
    listCareers: build.query<readonly CareerSummary[], CareerList>({
      queryFn: fetching<CareerList, readonly CareerSummary[]>({
        subject: 'careers',
        request: careersRequest,
        read: (answer, report, { ids }) => inOrderOf(ids, mapper.readCareers(answer, report)),
      }),
    }),
    listSteps: build.query<readonly CareerStep[], Required<CareerList>>({
      queryFn: fetching<Required<CareerList>, readonly CareerStep[]>({
        subject: 'careers',
        request: careersRequest,
        read: (answer, report, { ids }) => inOrderOf(ids, mapper.readSteps(answer, report)),
      }),
    }),
    getJobData: build.query<JobData, JobDataRequest>({
      queryFn: fetching<JobDataRequest, JobData>({
        subject: 'job data',
        request: jobDataRequest,
        read: (answer, _, request) => readJobData(answer, request),
      }),
    }),
    getCareer: build.query<Career, CareerKey>({
      queryFn: async (key, context, options) =>
        key.soc.trim() === '' ? { error: noSoc } : fetchCareer(key, context, options),
    }),
    searchCareers: build.query<readonly CareerSummary[], string>({
      queryFn: fetching<string, readonly CareerSummary[]>({
        subject: 'careers',
        request: (query) =>
          address(emsi('careers', 'search'), { limit: CAREER_SEARCH_LIMIT, query, searchFields: 'title' }),
        read: mapper.readCareers,
      }),
    }),
    listTraits: build.query<readonly Trait[], undefined>({ queryFn: fetchTraits }),
    getAssessmentResults: build.query<AssessmentResults, string>({ queryFn: fetchAssessmentResults }),
  }),
});

// The API sorts by id, so the requested order is restored here.
const inOrderOf = <Thing extends { readonly id: string }>(
  ids: readonly string[] | undefined,
  things: readonly Thing[],
): readonly Thing[] => ids?.flatMap((id) => things.find((thing) => thing.id === id) ?? []) ?? things;
