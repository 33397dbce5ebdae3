import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { load } from '@signpost/api-client/base';
import { coursesApi, type CourseListItem } from '@signpost/api-client/courses';
import { isCourseId } from '../../components/course-url';
import { MOST_CHECKED } from './rules';

/** The choices to check: those of the address, in its order, that there are. */
export interface ChoicesData {
  readonly choices: readonly CourseListItem[];
  /** How many of the address are none that we know. */
  readonly unknown: number;
}

/** Reads the ids of an address: `courses`, with commas between or given more than once; each once. */
export const readIds = (parameters: URLSearchParams): string[] => {
  const texts = parameters.getAll('courses').flatMap((list) => list.split(','));
  return [...new Set(texts.map((text) => text.trim().toLowerCase()).filter(Boolean))];
};

/** Loads the courses that the address names (V-03). Ids that are none are counted and left out, with status 400. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const given = readIds(new URL(request.url).searchParams);
  const ids = given.filter(isCourseId).slice(0, MOST_CHECKED);
  const choices = await load(context, coursesApi.endpoints.getCourses.initiate(ids));
  const shown: ChoicesData = { choices, unknown: given.length - choices.length };
  return given.some((id) => !isCourseId(id)) ? data(shown, { status: 400 }) : shown;
};
