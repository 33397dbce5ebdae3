import type { LoaderFunctionArgs } from 'react-router-dom';
import { attempt, type ContextReader, type Attempt } from '@signpost/api-client/base';
import { careersApi } from '@signpost/api-client/careers';
import { coursesApi } from '@signpost/api-client/courses';
import { geocodeApi, type Geocoded } from '@signpost/api-client/geocode';
import { subjectsApi, type Subject } from '@signpost/api-client/guides';
import { searchApi, type SearchHit } from '@signpost/api-client/search';
import { unisApi } from '@signpost/api-client/unis';
import { fillRows, type Row } from '../../routing/rows';
import { fillCards, type Cards } from '../../routing/slots';
import { isEmpty, readProfile, type Profile } from './profile';
import { wishesOf, type Known, type Wish } from './wishes';

/** Careers taken from the quiz's matches. */
const FROM_QUIZ = 3;

/** One idea and why it is there. */
export interface Pick {
  /** What it is dismissed by. */
  readonly key: string;
  readonly because: string;
  readonly hit: SearchHit;
}

/** What the page shows. */
export interface ForYouData {
  readonly profile: Profile;
  /** Subjects to choose from, by title; empty when they could not be had. */
  readonly subjects: readonly Subject[];
  readonly postcodeError: string | null;
  readonly picks: readonly Pick[];
  /** How the squads show the ideas. */
  readonly cards: Cards;
  /** What the squads have for someone like this; nothing for someone nothing is known of. */
  readonly rows: readonly Row[];
  /** Whether ideas could not be had now. */
  readonly failed: boolean;
}

const dataOf = <Result>(outcome: Attempt<Result> | null): Result | null =>
  outcome && 'data' in outcome ? outcome.data : null;

const POSTCODE_ERRORS: Readonly<Record<Exclude<Geocoded['outcome'], 'found'>, string>> = {
  malformed: 'Enter a full postcode, such as BA2 7AY, or its first half.',
  unknown: 'We cannot find that postcode. Check it, or try its first half, such as BA2.',
  unavailable: 'We cannot look up postcodes at the moment.',
};

/** Finds out what a profile's parts stand for. What cannot be found out gives no ideas, and no error. */
const learn = async (context: ContextReader, profile: Profile) => {
  const { postcode, unis, courses, assessmentId } = profile;
  const [subjects, place, providers, saved, results] = await Promise.all([
    attempt(context, subjectsApi.endpoints.listSubjects.initiate(undefined)),
    postcode ? attempt(context, geocodeApi.endpoints.geocodePostcode.initiate(postcode)) : null,
    Promise.all(unis.map((id) => attempt(context, unisApi.endpoints.getProvider.initiate({ id })))),
    courses.length > 0 ? attempt(context, coursesApi.endpoints.getCourses.initiate(courses)) : null,
    assessmentId ? attempt(context, careersApi.endpoints.getAssessmentResults.initiate(assessmentId)) : null,
  ]);
  const listed = dataOf(subjects) ?? [];
  const found = dataOf(place);
  const known: Known = {
    subjects: new Map(listed.map(({ id, title }) => [id, title])),
    near: found?.outcome === 'found' ? { lat: found.lat, lng: found.lng, name: found.place.outcode } : null,
    unis: providers.flatMap((outcome) => dataOf(outcome) ?? []),
    courses: dataOf(saved) ?? [],
    careers: (dataOf(results)?.careers ?? []).slice(0, FROM_QUIZ).map(({ id }) => id),
  };
  return { listed, found, known };
};

/** The ideas that wishes found: each thing once, for the first reason, and nothing that is saved already. */
const picksOf = (
  wishes: readonly Wish[],
  pages: readonly { hits: readonly SearchHit[] }[],
  { unis, courses }: Profile,
): Pick[] => {
  const seen = new Set([...unis.map((id) => `universities:${id}`), ...courses.map((id) => `courses:${id}`)]);
  return wishes.flatMap(({ because, except }, index) =>
    (pages[index]?.hits ?? []).flatMap((hit): Pick[] => {
      const key = `${hit.kind}:${hit.id}`;
      if (seen.has(key) || hit.id === except) return [];
      seen.add(key);
      return [{ key, because, hit }];
    }),
  );
};

/** Loads ideas for what the address says of someone: the form's answers, or what the browser knows, asked for by it. */
export const loader = async (args: LoaderFunctionArgs): Promise<ForYouData> => {
  const { context, request } = args;
  const profile = readProfile(new URL(request.url).searchParams);
  const filling = isEmpty(profile) ? [] : fillRows('for-you.row', args);
  const { listed, found, known } = await learn(context, profile);
  const wishes = wishesOf(profile, known);
  const [outcome, cards, rows] = await Promise.all([
    wishes.length > 0
      ? attempt(context, searchApi.endpoints.searchIndexes.initiate(wishes.map((wish) => wish.request)))
      : { data: [] },
    fillCards(
      wishes.map((wish) => wish.request.kind),
      args,
    ),
    filling,
  ]);
  return {
    profile,
    subjects: listed,
    postcodeError: found && found.outcome !== 'found' ? POSTCODE_ERRORS[found.outcome] : null,
    picks: picksOf(wishes, dataOf(outcome) ?? [], profile),
    cards,
    rows,
    failed: 'error' in outcome,
  };
};
