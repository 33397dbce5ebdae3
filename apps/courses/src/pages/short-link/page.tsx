import { courseUrl } from '@signpost/api-client/page-urls';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { load } from '@signpost/api-client/base';
import { coursesApi, isCourseId } from '@signpost/api-client/courses';
import { pageNotFound } from '@signpost/federation/contract';

/** Renders nothing: the loader redirects or throws. */
export const Component = () => null;

/**
 * Redirects a course id (B-05) to the course's own page, with the query string kept. Visitors for the course
 * search site were redirected by the server before. An invalid or unknown id is not found (B-06).
 */
export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const id = (params.courseId ?? '').toLowerCase();
  if (!isCourseId(id)) throw pageNotFound(request.url);
  const [course] = await load(context, coursesApi.endpoints.getCourses.initiate([id]));
  if (!course) throw pageNotFound(request.url);
  const parameters = new URL(request.url).searchParams;
  parameters.delete('beta-redirect');
  return redirect(parameters.size > 0 ? `${courseUrl(course)}?${parameters}` : courseUrl(course));
};
