import type { LoaderFunctionArgs } from 'react-router-dom';
import { storeContext, type ContextReader } from '@signpost/api-client/base';
import { courseDetailsApi, type GradeComparison } from '@signpost/api-client/course-details';
import { GRADE_PARAMETER, profileOf, readGrades } from '@signpost/api-client/tariff';
import { pageNotFound } from '@signpost/federation/contract';
import { COURSE_PARAMETER } from './address';

/**
 * Compares the grades of the address with those of a course's earlier entrants, for a signed-in visitor (C-09). Null for
 * grades that are no complete profile, and on failure, which is logged. It is not a page: the server, which knows
 * no visitor, returns not found.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs): Promise<GradeComparison | null> => {
  if (typeof window === 'undefined') throw pageNotFound(request.url);
  const parameters = new URL(request.url).searchParams;
  const id = parameters.get(COURSE_PARAMETER);
  const profile = profileOf(readGrades(parameters.getAll(GRADE_PARAMETER)).grades);
  if (!id || !profile) return null;
  const question = { courseIds: [id], ...profile };
  const { dispatch } = (context as ContextReader).get(storeContext);
  const { data: answers } = await dispatch(courseDetailsApi.endpoints.compareGrades.initiate(question));
  return answers?.find(({ courseId }) => courseId === id) ?? null;
};
