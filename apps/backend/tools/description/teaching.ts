import type { ProviderFacts } from '../collect-providers';
import type { Context } from './context';
import { count, inWords, pick, sentence, series } from './words';

type Subject = ProviderFacts['subjects'][number];

/** Shorter names than the CAH's own, for prose. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  CAH02: 'health subjects',
  CAH03: 'biology and sport',
  CAH06: 'agriculture and food',
  CAH09: 'mathematics',
  CAH13: 'architecture and building',
  CAH20: 'history, philosophy and religion',
  CAH23: 'combined studies',
  CAH24: 'media and journalism',
  CAH25: 'art, design and performance',
  CAH26: 'geography and the environment',
};

const lower = ({ code, name }: Subject) => SHORT_NAMES[code] ?? name.charAt(0).toLowerCase() + name.slice(1);

/** The second paragraph: the largest subjects, and how the list differs from other providers'. */
export const teachingParagraph = (provider: ProviderFacts, context: Context): string =>
  [largest(provider), distinction(provider, context), rarity(provider, context)].filter(Boolean).join(' ');

const largest = ({ subjects, courseCount, ukprn }: ProviderFacts): string => {
  const [first, second, third] = subjects;
  if (!first) return '';
  if (!second) {
    return courseCount === 1
      ? `Its one course is in ${lower(first)}.`
      : `${sentence(pick(ukprn, 4, ['all of it is', 'everything here is']))} in one field: ${lower(first)}.`;
  }
  const others = series([second, third].flatMap((subject) => (subject ? [lower(subject)] : [])));
  if (first.courses === courseCount)
    return `Every course is in ${lower(first)}; some are in ${others} as well.`;
  if (first.courses / courseCount >= 0.7) {
    return `Most of the choice is ${lower(first)}, with ${count(first.courses, 'course')}; the rest includes ${others}.`;
  }
  if (courseCount <= 5) return `You can study ${series(subjects.slice(0, 3).map(lower))}.`;
  return pick(ukprn, 4, [
    `By number of courses, ${lower(first)} ${PLURAL.test(lower(first)) ? 'come' : 'comes'} first (${first.courses}), followed by ${others}.`,
    `${sentence(lower(first))} ${PLURAL.test(lower(first)) ? 'have' : 'has'} the most courses, ${inWords(first.courses)}; ${others} come next.`,
  ]);
};

/** A subject with a much larger share here than in the country, where the numbers are large enough. */
const distinction = ({ subjects }: ProviderFacts, { usualShare }: Context): string => {
  const total = subjects.reduce((sum, { courses }) => sum + courses, 0);
  const ratios = subjects
    .filter(({ courses }) => courses >= 8 && courses / total < 0.7)
    .map((subject) => ({ subject, ratio: subject.courses / total / (usualShare.get(subject.code) ?? 1) }))
    .sort((one, other) => other.ratio - one.ratio);
  const [highest] = ratios;
  if (!highest || highest.ratio < 2) return '';
  const times = highest.ratio < 2.5 ? 'twice' : `${inWords(Math.round(highest.ratio))} times`;
  const verb = PLURAL.test(lower(highest.subject)) ? 'take' : 'takes';
  return `${sentence(lower(highest.subject))} ${verb} up about ${times} as much of its list as across the UK.`;
};

const PLURAL = /(sciences|subjects)$/;

const FEW_COURSES = 60;

const rarity = ({ subjects, courseCount }: ProviderFacts, { teaching, total }: Context): string => {
  const rare = subjects
    .map((subject) => ({ subject, providers: teaching.get(subject.code) ?? total }))
    .filter(({ providers }) => providers <= FEW_COURSES)
    .sort((one, other) => one.providers - other.providers)[0];
  if (rare)
    return `It is one of only ${rare.providers} providers here with courses in ${lower(rare.subject)}.`;
  if (subjects.length >= 17)
    return `Its courses reach into ${inWords(subjects.length)} of the 21 broad subject areas.`;
  if (courseCount >= 60 && subjects.length <= 8)
    return `Its courses stay within ${inWords(subjects.length)} broad subject areas.`;
  return '';
};
