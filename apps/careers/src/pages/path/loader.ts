import type { LoaderFunctionArgs } from 'react-router-dom';
import * as v from 'valibot';
import { attempt, type ContextReader } from '@signpost/api-client/base';
import {
  careersApi,
  type CareerPathwayInFull,
  type CareerStep,
  type Fit,
  type Trait,
} from '@signpost/api-client/careers';
import { jobsApi, type ApprenticeshipPage } from '@signpost/api-client/jobs';
import { loadPart, type Loaded } from '@signpost/api-client/parts';
import { searchApi, type SearchPage } from '@signpost/api-client/search';
import { pageNotFound } from '@signpost/federation/contract';
import { orNotFound } from '../../components/or-not-found';
import { loadQuizResults, ownFit, type OwnFit } from '../../components/quiz/quiz-results';
import { subjectsOf } from './subjects';

/** Data of the pathway page. Every part except the pathway itself can fail separately. */
export interface PathData {
  readonly pathway: CareerPathwayInFull;
  /** Its careers in order, with the entry requirements of each. */
  readonly steps: Loaded<readonly CareerStep[]>;
  readonly traits: Loaded<readonly Trait[]>;
  readonly apprenticeships: Loaded<ApprenticeshipPage>;
  /** Employers with people in its careers. */
  readonly employers: Loaded<readonly SearchPage[]>;
  /** Work experiences in the subjects that lead to most of its careers; none without a subject. */
  readonly experiences: Loaded<readonly SearchPage[]>;
  readonly quiz: OwnFit;
  /** Match of each of its careers with the visitor's quiz. */
  readonly fits: Readonly<Record<string, Fit>>;
}

const PathwayId = v.pipe(v.string(), v.maxLength(100), v.regex(/^\d+\.[a-z0-9-]+$/));
const SHOWN = 4;
/**
 * Number of subjects searched for work experiences: those that lead to most of the careers, as others are less
 * relevant.
 */
const MAIN_SUBJECTS = 2;

/**
 * Loads a pathway, then its subjects, employers and work experiences. Throws not found (B-06) for an unknown
 * one.
 */
export const loader = async ({
  context,
  params,
  request: { url },
}: LoaderFunctionArgs): Promise<PathData> => {
  const id = params.careerPathId ?? '';
  if (!v.is(PathwayId, id)) throw pageNotFound(url);
  const { getPathway, listSteps, listTraits } = careersApi.endpoints;
  const [found, traits, results] = await Promise.all([
    attempt(context, getPathway.initiate(id)),
    loadPart(context, listTraits.initiate(undefined)),
    loadQuizResults(context, url),
  ]);
  const pathway = orNotFound(found, url);
  const socs = pathway.careers.map((career) => career.id);
  const careers = pathway.careers.map(({ title }) => title);
  const { searchIndexes } = searchApi.endpoints;
  const [steps, apprenticeships, employers] = await Promise.all([
    loadPart(context, listSteps.initiate({ country: 'england', ids: socs })),
    loadPart(context, jobsApi.endpoints.listApprenticeships.initiate({ socs, limit: SHOWN })),
    loadPart(context, searchIndexes.initiate([{ kind: 'employers', chosen: { careers }, perPage: SHOWN }])),
  ]);
  const experiences = 'data' in steps ? await loadExperiences(context, steps.data) : steps;
  const fits = results.status === 'ready' ? results.careers : {};
  return {
    pathway,
    steps,
    traits,
    apprenticeships,
    employers,
    experiences,
    quiz: ownFit(results, 'pathways', id),
    fits: Object.fromEntries(socs.flatMap((soc) => (fits[soc] ? [[soc, fits[soc]]] : []))),
  };
};

const loadExperiences = (
  context: ContextReader,
  steps: readonly CareerStep[],
): Promise<Loaded<readonly SearchPage[]>> | { readonly data: [] } => {
  const subjects = subjectsOf(steps)
    .slice(0, MAIN_SUBJECTS)
    .map(({ title }) => title);
  if (subjects.length === 0) return { data: [] };
  const { searchIndexes } = searchApi.endpoints;
  return loadPart(
    context,
    searchIndexes.initiate([{ kind: 'virtual_work_experiences', chosen: { subjects }, perPage: SHOWN }]),
  );
};
