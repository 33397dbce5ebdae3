import type { LoaderFunctionArgs } from 'react-router-dom';
import { careersApi, type CareerPathway } from '@signpost/api-client/careers';
import {
  industriesApi,
  postsApi,
  subjectsApi,
  type Article,
  type IndustryGuide,
  type SubjectGuide,
} from '@signpost/api-client/guides';
import { jobsApi, type Apprenticeship } from '@signpost/api-client/jobs';
import { loadPart, type Loaded } from '@signpost/api-client/parts';

/** Data of the page. Each part loads or fails separately. */
export interface WhatToDoData {
  readonly pathways: Loaded<readonly CareerPathway[]>;
  readonly industries: Loaded<readonly IndustryGuide[]>;
  readonly subjects: Loaded<readonly SubjectGuide[]>;
  readonly apprenticeships: Loaded<readonly Apprenticeship[]>;
  readonly articles: Loaded<readonly Article[]>;
}

const IDEAS_SHOWN = 4;

/** Pathway ids from very different areas, so that most visitors find one of interest. */
const INDUSTRIES = ['healthcare', 'creative-and-media', 'digital-and-technology', 'environment-and-energy'];
const SUBJECTS = ['psychology', 'engineering', 'business', 'english'];
const ARTICLES = ['choosing-a-course', 'apprenticeship-or-degree', 'gap-year', 'after-gcses'];

/** Returns the first item of each category, so that no two share one. */
const ofEachKind = (pathways: readonly CareerPathway[]): readonly CareerPathway[] =>
  pathways
    .filter(
      ({ category }, place) => pathways.findIndex((other) => other.category?.id === category?.id) === place,
    )
    .filter((_, place) => place % 4 === 1)
    .slice(0, IDEAS_SHOWN);

const mapped = <From, To>(part: Loaded<From>, map: (data: From) => To): Loaded<To> =>
  'data' in part ? { data: map(part.data) } : part;

/** Loads the ideas for undecided visitors. */
export const loader = async ({ context }: LoaderFunctionArgs): Promise<WhatToDoData> => {
  const [pathways, industries, subjects, jobs, articles] = await Promise.all([
    loadPart(context, careersApi.endpoints.listPathways.initiate({})),
    loadPart(context, industriesApi.endpoints.listIndustryGuides.initiate({ ids: INDUSTRIES })),
    loadPart(context, subjectsApi.endpoints.listSubjectGuides.initiate({ ids: SUBJECTS })),
    loadPart(
      context,
      jobsApi.endpoints.listApprenticeships.initiate({ limit: IDEAS_SHOWN, sortBy: 'closing' }),
    ),
    loadPart(context, postsApi.endpoints.listArticles.initiate({ ids: ARTICLES })),
  ]);
  return {
    pathways: mapped(pathways, ofEachKind),
    industries,
    subjects,
    apprenticeships: mapped(jobs, ({ results }) => results),
    articles,
  };
};
