import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { loadRules } from '@signpost/api-client/application-rules';
import { load } from '@signpost/api-client/base';
import { coursesApi, isCourseId } from '@signpost/api-client/courses';
import { MAX_LISTED, readIds } from '../../components/course-ids';
import { loadPlanFacts } from './plan/plan-facts';
import type { ChoicesData } from './page-data';
import { PackPart } from './pack/pack-part';
import { PlanPart } from './plan/plan-part';

/** Loads the courses in the address (V-03). Unknown ids are counted and left out, with status 400. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const given = readIds(new URL(request.url).searchParams, 'courses');
  const ids = given.filter(isCourseId).slice(0, MAX_LISTED);
  const [choices, rules] = await Promise.all([
    load(context, coursesApi.endpoints.getCourses.initiate(ids)),
    loadRules(context),
  ]);
  const [plan] = await Promise.all([loadPlanFacts(context, choices), PlanPart.ready(), PackPart.ready()]);
  const shown: ChoicesData = { choices, unknown: given.length - choices.length, rules, plan };
  return given.some((id) => !isCourseId(id)) ? data(shown, { status: 400 }) : shown;
};
