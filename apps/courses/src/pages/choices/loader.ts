import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { limitsIn, type Limits } from '@signpost/api-client/application-rules';
import { attempt, load, type ContextReader } from '@signpost/api-client/base';
import { coursesApi, type CourseListItem } from '@signpost/api-client/courses';
import { applicationDates, keyFactsApi, type ApplicationDates } from '@signpost/api-client/key-facts';
import { MAX_LISTED, readIds } from '../../components/course-ids';
import { isCourseId } from '../../components/course-url';
import { loadPlanFacts, type PlanFacts } from './plan/plan-facts';
import { PlanPart } from './plan/plan-part';

/** The choices in the address that exist, in its order. */
export interface ChoicesData {
  readonly choices: readonly CourseListItem[];
  /** Number of ids in the address that are not known. */
  readonly unknown: number;
  /** The limits of an application and its dates; null when they failed to load. */
  readonly rules: { readonly limits: Limits; readonly dates: ApplicationDates } | null;
  readonly plan: PlanFacts;
}

const readRules = async (context: ContextReader): Promise<ChoicesData['rules']> => {
  const outcome = await attempt(context, keyFactsApi.endpoints.listKeyFacts.initiate(undefined));
  if (!('data' in outcome)) return null;
  return { limits: limitsIn(outcome.data.facts), dates: applicationDates(outcome.data) };
};

/** Loads the courses in the address (V-03). Unknown ids are counted and left out, with status 400. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const given = readIds(new URL(request.url).searchParams, 'courses');
  const ids = given.filter(isCourseId).slice(0, MAX_LISTED);
  const [choices, rules] = await Promise.all([
    load(context, coursesApi.endpoints.getCourses.initiate(ids)),
    readRules(context),
  ]);
  const [plan] = await Promise.all([loadPlanFacts(context, choices), PlanPart.ready()]);
  const shown: ChoicesData = { choices, unknown: given.length - choices.length, rules, plan };
  return given.some((id) => !isCourseId(id)) ? data(shown, { status: 400 }) : shown;
};
