import * as v from 'valibot';
import { attempt, type Attempt } from '@signpost/api-client/base';
import {
  careersApi,
  type CareerPathwayInFull,
  type CareerStep,
  type Fit,
  type Trait,
} from '@signpost/api-client/careers';
import { jobsApi, type ApprenticeshipPage } from '@signpost/api-client/jobs';
import { searchApi, type SearchPage } from '@signpost/api-client/search';
import { pageNotFound } from '@signpost/federation/contract';
import { orNotFound } from '../../components/or-not-found';
import { keepContext } from '../../components/page-context';
import { loadQuizResults, ownFit, type OwnFit } from '../../components/quiz-results';
import type { PageArgs } from '../../components/use-own-quiz';
import { subjectsOf } from './subjects';

/** What the page shows of a pathway. All but the pathway itself may fail without the page. */
export interface PathData {
  readonly pathway: CareerPathwayInFull;
  /** Its careers with what each asks for, in order. */
  readonly steps: Attempt<readonly CareerStep[]>;
  readonly traits: Attempt<readonly Trait[]>;
  readonly apprenticeships: Attempt<ApprenticeshipPage>;
  /** Employers with people in its careers. */
  readonly employers: Attempt<readonly SearchPage[]>;
  /** Work experiences in the subjects that lead to most of them; none without a subject. */
  readonly experiences: Attempt<readonly SearchPage[]>;
  readonly quiz: OwnFit;
  /** How each of its careers fits the visitor's quiz. */
  readonly fits: Readonly<Record<string, Fit>>;
}

const PathwayId = v.pipe(v.string(), v.maxLength(100), v.regex(/^\d+\.[a-z0-9-]+$/));
const SHOWN = 4;
/** Work experiences are looked for in the subjects that lead to most of the careers; others are too far from them. */
const MAIN_SUBJECTS = 2;

/** Loads a pathway, then what leads to its careers. One that nobody has is not found (B-06). */
export const loader = async ({ context, params, request: { url } }: PageArgs): Promise<PathData> => {
  keepContext(context);
  const id = params.careerPathId ?? '';
  if (!v.is(PathwayId, id)) throw pageNotFound(url);
  const { getPathway, listSteps, listTraits } = careersApi.endpoints;
  const [found, traits, results] = await Promise.all([
    attempt(context, getPathway.initiate(id)),
    attempt(context, listTraits.initiate(undefined)),
    loadQuizResults(context, url),
  ]);
  const pathway = orNotFound(found, url);
  const socs = pathway.careers.map((career) => career.id);
  const careers = pathway.careers.map(({ title }) => title);
  const { searchIndexes } = searchApi.endpoints;
  const [steps, apprenticeships, employers] = await Promise.all([
    attempt(context, listSteps.initiate({ country: 'england', ids: socs })),
    attempt(context, jobsApi.endpoints.listApprenticeships.initiate({ socs, limit: SHOWN })),
    attempt(context, searchIndexes.initiate([{ kind: 'employers', chosen: { careers }, perPage: SHOWN }])),
  ]);
  const subjects = subjectsOf('data' in steps ? steps.data : []).slice(0, MAIN_SUBJECTS);
  const chosen = { subjects: subjects.map(({ title }) => title) };
  const experiences: PathData['experiences'] =
    subjects.length === 0
      ? { data: [] }
      : await attempt(
          context,
          searchIndexes.initiate([{ kind: 'virtual_work_experiences', chosen, perPage: SHOWN }]),
        );
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
