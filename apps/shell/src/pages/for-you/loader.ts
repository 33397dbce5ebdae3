import type { LoaderFunctionArgs } from 'react-router-dom';
import { attempt, type ContextReader, type Attempt } from '@signpost/api-client/base';
import { careersApi } from '@signpost/api-client/careers';
import { coursesApi } from '@signpost/api-client/courses';
import { lookUpPostcode, postcodeProblem } from '@signpost/api-client/geocode';
import { subjectsApi, type Subject } from '@signpost/api-client/guides';
import { searchApi, type SearchHit } from '@signpost/api-client/search';
import { unisApi } from '@signpost/api-client/unis';
import { fillRows, type Row } from '../../slots/slot-rows-data';
import { fillCards, type Cards } from '../../slots/slots';
import { isEmpty, readProfile, type Profile } from './profile';
import { QuestionsPart } from './parts';
import { ideaSearches, type ProfileDetails, type IdeaSearch } from './idea-searches';

/** Number of careers used from the quiz's matches. */
const MAX_QUIZ_CAREERS = 3;

/** One idea and the reason for it. */
export interface Pick {
  /** The key by which it is dismissed. */
  readonly key: string;
  readonly because: string;
  readonly hit: SearchHit;
}

/** Loader data of the page. */
export interface ForYouData {
  readonly profile: Profile;
  /** Subjects to choose from, by title; empty when they could not be loaded. */
  readonly subjects: readonly Subject[];
  readonly postcodeError: string | null;
  readonly picks: readonly Pick[];
  /** The squads' cards for the ideas. */
  readonly cards: Cards;
  /** The squads' rows for this profile; none for an empty profile. */
  readonly rows: readonly Row[];
  /** Whether ideas could not be loaded now. */
  readonly failed: boolean;
}

const dataOf = <Result>(outcome: Attempt<Result> | null): Result | null =>
  outcome && 'data' in outcome ? outcome.data : null;

/** Loads the data behind a profile's parts. A part that cannot be loaded gives no ideas, and no error. */
const loadDetails = async (context: ContextReader, profile: Profile) => {
  const { postcode, unis, courses, assessmentId } = profile;
  const [subjects, found, providers, saved, results] = await Promise.all([
    attempt(context, subjectsApi.endpoints.listSubjects.initiate(undefined)),
    postcode ? lookUpPostcode(context, postcode) : null,
    Promise.all(unis.map((id) => attempt(context, unisApi.endpoints.getProvider.initiate({ id })))),
    courses.length > 0 ? attempt(context, coursesApi.endpoints.getCourses.initiate(courses)) : null,
    assessmentId ? attempt(context, careersApi.endpoints.getAssessmentResults.initiate(assessmentId)) : null,
  ]);
  const details: ProfileDetails = {
    subjects: dataOf(subjects) ?? [],
    near: found?.outcome === 'found' ? { lat: found.lat, lng: found.lng, name: found.place.outcode } : null,
    unis: providers.flatMap((outcome) => dataOf(outcome) ?? []),
    courses: dataOf(saved) ?? [],
    careers: (dataOf(results)?.careers ?? []).slice(0, MAX_QUIZ_CAREERS).map(({ id }) => id),
  };
  return { found, known: details };
};

/** Returns the ideas that the searches found, without duplicates and saved items; the first reason is kept. */
const selectPicks = (
  searches: readonly IdeaSearch[],
  pages: readonly { hits: readonly SearchHit[] }[],
  { unis, courses }: Profile,
): Pick[] => {
  const usedKeys = new Set([
    ...unis.map((id) => `universities:${id}`),
    ...courses.map((id) => `courses:${id}`),
  ]);
  return searches.flatMap(({ because, excludedId }, index) =>
    (pages[index]?.hits ?? []).flatMap((hit): Pick[] => {
      const key = `${hit.kind}:${hit.id}`;
      if (usedKeys.has(key) || hit.id === excludedId) return [];
      usedKeys.add(key);
      return [{ key, because, hit }];
    }),
  );
};

/**
 * Loads ideas for the profile in the address: the form's answers, or the browser's own data, requested by the
 * browser.
 */
export const loader = async (args: LoaderFunctionArgs): Promise<ForYouData> => {
  const { context, request } = args;
  const profile = readProfile(new URL(request.url).searchParams);
  const rowsPromise = isEmpty(profile) ? [] : fillRows('for-you.row', args);
  const [{ found, known }] = await Promise.all([loadDetails(context, profile), QuestionsPart.ready()]);
  const searches = ideaSearches(profile, known);
  const [outcome, cards, rows] = await Promise.all([
    searches.length > 0
      ? attempt(context, searchApi.endpoints.searchIndexes.initiate(searches.map((search) => search.request)))
      : { data: [] },
    fillCards(
      searches.map((search) => search.request.kind),
      args,
    ),
    rowsPromise,
  ]);
  return {
    profile,
    subjects: known.subjects,
    postcodeError: postcodeProblem(found) ?? null,
    picks: selectPicks(searches, dataOf(outcome) ?? [], profile),
    cards,
    rows,
    failed: 'error' in outcome,
  };
};
