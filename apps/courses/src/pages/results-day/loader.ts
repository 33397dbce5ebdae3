import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { attempt, load, type ContextReader } from '@signpost/api-client/base';
import { entrantsApi, type CourseEntrants } from '@signpost/api-client/course-details';
import { isCourseId } from '@signpost/api-client/courses';
import { keyFactsApi, type KeyFact } from '@signpost/api-client/key-facts';
import { loadPart, mapPart, type Loaded } from '@signpost/api-client/parts';
import { MAX_LISTED, readIds } from '../../components/course-ids';
import { GRADE_PARAMETER, readGrades } from '@signpost/api-client/tariff';
import { OTHERS_PARAMETER, PREDICTED_PARAMETER } from './address';
import { nearestTitles } from './nearest-titles';
import type { Clearing, ResultsDayData } from './page-data';

/** Maximum number of subjects at universities in which foundation years are looked for. */
const MAX_LOOKED_FOR = 5;

const loadFoundationYears = async (
  context: ContextReader,
  choices: readonly CourseEntrants[],
  shown: ReadonlySet<string>,
): Promise<Loaded<readonly CourseEntrants[]>> => {
  const places = new Map(
    choices.flatMap((course) => {
      const place = { provider: course.provider.shortId, subject: course.subjectGuides[0] ?? '' };
      return place.subject === '' ? [] : [[Object.values(place).join(), { place, course }] as const];
    }),
  );
  const outcomes = await Promise.all(
    [...places.values()].slice(0, MAX_LOOKED_FOR).map(async ({ place, course }) => ({
      course,
      outcome: await attempt(context, entrantsApi.endpoints.listFoundationYears.initiate(place)),
    })),
  );
  const found = new Map<string, CourseEntrants>();
  for (const { course, outcome } of outcomes) {
    if (!('data' in outcome)) return { failure: outcome.error.message };
    const others = outcome.data.filter(({ id }) => !shown.has(id));
    for (const year of nearestTitles(course, others)) found.set(year.id, year);
  }
  return { data: [...found.values()] };
};

const clearingIn = ({ facts }: { readonly facts: readonly KeyFact[] }): Clearing | null => {
  const dateOf = (id: string) => facts.find((fact) => fact.id === id);
  const [opens, closes] = [dateOf('clearing-opens'), dateOf('clearing-closes')];
  if (!opens?.at || opens.entry === null || !closes?.at || closes.entry !== opens.entry) return null;
  const { source, checked, entry } = opens;
  return { opens: opens.at, closes: closes.at, entry, source, checked };
};

/**
 * Loads the courses of a rehearsal with the points of their entrants. Unknown ids are counted and left out,
 * invalid grades are reported; both with status 400 and without losing the rest.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const parameters = new URL(request.url).searchParams;
  const ids = readIds(parameters, 'courses');
  const otherIds = readIds(parameters, OTHERS_PARAMETER).filter((id) => !ids.includes(id));
  const read = (wanted: readonly string[]) =>
    load(context, entrantsApi.endpoints.getEntrants.initiate(wanted.filter(isCourseId).slice(0, MAX_LISTED)));
  const [choices, others, keyFacts] = await Promise.all([
    read(ids),
    read(otherIds),
    loadPart(context, keyFactsApi.endpoints.listKeyFacts.initiate(undefined)),
  ]);
  const shown = new Set([...choices, ...others].map(({ id }) => id));
  const given = readGrades(parameters.getAll(GRADE_PARAMETER));
  const first = readGrades(parameters.getAll(PREDICTED_PARAMETER));
  const page: ResultsDayData = {
    ...{ choices, others, clearing: mapPart(keyFacts, clearingIn) },
    unknown: ids.length + otherIds.length - choices.length - others.length,
    grades: given.grades,
    predicted: first.grades.length > 0 ? first.grades : given.grades,
    rejected: [...given.rejected, ...first.rejected],
    isOverLimit: [given, first].some(({ complete, rejected }) => !complete && rejected.length === 0),
    foundationYears: await loadFoundationYears(context, choices, shown),
  };
  const isValid = given.complete && first.complete && [...ids, ...otherIds].every(isCourseId);
  return isValid ? page : data(page, { status: 400 });
};
