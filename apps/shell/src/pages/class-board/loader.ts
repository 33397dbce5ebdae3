import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadRules } from '@signpost/api-client/application-rules';
import { attempt, type ContextReader } from '@signpost/api-client/base';
import { coursesApi, isCourseId } from '@signpost/api-client/courses';
import { MAX_LOOKED_UP } from './address';
import type { ClassBoardData } from './page-data';
import { Workspace } from './parts';

const readCourses = async (context: ContextReader, ids: readonly string[]) => {
  const outcome = await attempt(context, coursesApi.endpoints.getCourses.initiate(ids));
  return 'data' in outcome ? outcome.data : null;
};

/**
 * Loads the rules, and the courses of an address. The board asks for courses in the browser, so that only their public
 * records are requested, 20 at a time (V-03), and the site's own server gets no list.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs): Promise<ClassBoardData> => {
  const requestedIds = (new URL(request.url).searchParams.get('courses') ?? '').split(',').filter(Boolean);
  const askedIds = requestedIds.slice(0, MAX_LOOKED_UP);
  const [rules, courses] = await Promise.all([
    loadRules(context),
    readCourses(context, askedIds.filter(isCourseId)),
    Workspace.ready(),
  ]);
  return { rules, askedIds, courses };
};
