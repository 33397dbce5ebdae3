import type { ContextReader } from '@signpost/api-client/base';
import { subjectsApi, subjectsByIds } from '@signpost/api-client/guides';
import { eventsApi, type OpenDay } from '@signpost/api-client/events';
import { loadPart, type Loaded } from '@signpost/api-client/parts';
import { searchApi } from '@signpost/api-client/search';
import type { CourseListItem } from '@signpost/api-client/courses';

/** A subject of the choices, and the ids and names of the careers that it leads to. */
export interface SubjectCareers {
  readonly subject: string;
  readonly careers: readonly { readonly id: string; readonly name: string; readonly url: string }[];
}

/** What the plan check compares the choices with; what could not be loaded is left out of the check. */
export interface PlanFacts {
  readonly subjects: Loaded<readonly SubjectCareers[]>;
  readonly openDays: Loaded<readonly OpenDay[]>;
}

/** Maximum number of careers listed by subject. */
const MAX_CAREERS = 50;
const MAX_OPEN_DAYS = 60;

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

const loadSubjects = async (
  context: ContextReader,
  choices: readonly CourseListItem[],
): Promise<PlanFacts['subjects']> => {
  const guides = unique(choices.flatMap(({ subjectGuides }) => subjectGuides.slice(0, 1)));
  if (guides.length === 0) return { data: [] };
  const all = await loadPart(context, subjectsApi.endpoints.listSubjects.initiate(undefined));
  if (!('data' in all)) return all;
  const titles = subjectsByIds(all.data, guides).map(({ title }) => title);
  const requests = titles.map(
    (title) =>
      ({ kind: 'careers', perPage: MAX_CAREERS, brief: true, chosen: { subjects: [title] } }) as const,
  );
  const pages = await loadPart(context, searchApi.endpoints.searchIndexes.initiate(requests));
  if (!('data' in pages)) return pages;
  return {
    data: titles.map((subject, index) => ({
      subject,
      careers: (pages.data[index]?.hits ?? []).map(({ id, name, url }) => ({ id, name, url })),
    })),
  };
};

const loadOpenDays = (
  context: ContextReader,
  choices: readonly CourseListItem[],
): Promise<PlanFacts['openDays']> => {
  const providers = unique(choices.map(({ provider }) => provider.shortId));
  return loadPart(
    context,
    eventsApi.endpoints.listOpenDays.initiate({
      providers,
      kinds: ['campus', 'subject'],
      limit: MAX_OPEN_DAYS,
    }),
  );
};

/** Loads what the plan check compares the choices with. */
export const loadPlanFacts = async (
  context: ContextReader,
  choices: readonly CourseListItem[],
): Promise<PlanFacts> => {
  const [subjects, openDays] = await Promise.all([
    loadSubjects(context, choices),
    loadOpenDays(context, choices),
  ]);
  return { subjects, openDays };
};
