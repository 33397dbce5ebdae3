import type { LoaderFunctionArgs } from 'react-router-dom';
import { attempt, type Attempt } from '@signpost/api-client/base';
import { careersApi, type CareerPathway } from '@signpost/api-client/careers';
import {
  industriesApi,
  subjectsApi,
  type IndustryGuide,
  type SubjectGuide,
} from '@signpost/api-client/guides';
import { jobsApi, type Apprenticeship } from '@signpost/api-client/jobs';

/** What there is to look through. Each comes, or fails, by itself. */
export interface WhatToDoData {
  readonly pathways: Attempt<readonly CareerPathway[]>;
  readonly industries: Attempt<readonly IndustryGuide[]>;
  readonly subjects: Attempt<readonly SubjectGuide[]>;
  readonly apprenticeships: Attempt<readonly Apprenticeship[]>;
}

const FEW = 4;

/** As unlike each other as they can be, so that everyone finds a beginning. */
const INDUSTRIES = ['healthcare', 'creative-and-media', 'digital-and-technology', 'environment-and-energy'];
const SUBJECTS = ['psychology', 'engineering', 'business', 'english'];

/** The first of each category, so that no two are of one kind. */
const ofEachKind = (pathways: readonly CareerPathway[]): readonly CareerPathway[] =>
  pathways
    .filter(
      ({ category }, place) => pathways.findIndex((other) => other.category?.id === category?.id) === place,
    )
    .filter((_, place) => place % 4 === 1)
    .slice(0, FEW);

const mapped = <From, To>(outcome: Attempt<From>, map: (data: From) => To): Attempt<To> =>
  'data' in outcome ? { data: map(outcome.data) } : outcome;

/** Loads what an undecided visitor may look through. */
export const loader = async ({ context }: LoaderFunctionArgs): Promise<WhatToDoData> => {
  const [pathways, industries, subjects, jobs] = await Promise.all([
    attempt(context, careersApi.endpoints.listPathways.initiate({})),
    attempt(context, industriesApi.endpoints.listIndustryGuides.initiate({ apiUrl: '', ids: INDUSTRIES })),
    attempt(context, subjectsApi.endpoints.listSubjectGuides.initiate({ ids: SUBJECTS })),
    attempt(context, jobsApi.endpoints.listApprenticeships.initiate({ limit: FEW, sortBy: 'closing' })),
  ]);
  return {
    pathways: mapped(pathways, ofEachKind),
    industries,
    subjects,
    apprenticeships: mapped(jobs, ({ results }) => results),
  };
};
