import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { load } from '@signpost/api-client/base';
import { coursesApi } from '@signpost/api-client/courses';
import { pageNotFound } from '@signpost/federation/contract';
import { courseUrl, isCourseId } from '../../components/course-url';

/** Nothing stands here: the loader leads on or finds nothing. */
export const Component = () => null;

/**
 * A course by its id alone (B-05) leads to its own page, the rest of the address with it. Whoever belongs on the
 * course search site was sent there by the server before this. An id that is none, or that nobody has, is not found (B-06).
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
