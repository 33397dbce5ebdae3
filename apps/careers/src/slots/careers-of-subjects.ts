import { load, type ContextReader } from '@signpost/api-client/base';
import { subjectsApi, subjectsByIds } from '@signpost/api-client/guides';
import { searchApi, type SearchHit } from '@signpost/api-client/search';

/** Careers that subjects lead to, and the titles of those subjects. */
export interface CareersOfSubjects {
  readonly subjects: readonly string[];
  readonly careers: readonly SearchHit[];
}

/** Maximum number of subjects used to search for careers. */
const MAX_SUBJECTS = 3;

/** Fetches careers that the subjects with these guides lead to; none without a known subject. */
export const careersOfSubjects = async (
  context: ContextReader,
  subjectGuides: readonly string[],
): Promise<CareersOfSubjects> => {
  if (subjectGuides.length === 0) return { subjects: [], careers: [] };
  const all = await load(context, subjectsApi.endpoints.listSubjects.initiate(undefined));
  const subjects = subjectsByIds(all, subjectGuides.slice(0, MAX_SUBJECTS)).map(({ title }) => title);
  if (subjects.length === 0) return { subjects, careers: [] };
  const page = await load(
    context,
    searchApi.endpoints.searchIndex.initiate({ kind: 'careers', perPage: 8, chosen: { subjects } }),
  );
  return { subjects, careers: page.hits };
};
