import { milesBetween } from '../../src/domain/catalogue/miles';
import type { ProviderFacts } from '../collect-providers';
import type { Context } from './context';
import { kindOf } from './kinds';
import { inWords, pick, sentence, series, withArticle } from './words';

const REGION_NAMES: Readonly<Record<string, string>> = {
  'North East': 'the North East of England',
  'North West': 'the North West of England',
  'Yorkshire and The Humber': 'Yorkshire and the Humber',
  'East Midlands': 'the East Midlands',
  'West Midlands': 'the West Midlands',
  'East of England': 'the East of England',
  'South East': 'the South East of England',
  'South West': 'the South West of England',
};

const ORDINALS = ['', '', 'second ', 'third ', 'fourth ', 'fifth '];

/** The first paragraph: the provider's kind, its location, how much it teaches, and its sites. */
export const placeParagraph = (provider: ProviderFacts, context: Context): string =>
  [introduction(provider), size(provider, context), timetable(provider), sites(provider)]
    .filter(Boolean)
    .join(' ');

const introduction = ({ name, ukprn, address, region, abroad }: ProviderFacts): string => {
  const kind = kindOf(name);
  const area = REGION_NAMES[region] ?? region;
  const where = address.town === region || address.town === null ? area : `${address.town}, in ${area}`;
  const london = region === 'London' && address.town !== 'London' ? `${address.town}, in London` : where;
  const subject = name.startsWith('University of ') ? `The ${name}` : name;
  if (abroad) return `${subject} teaches outside the UK. Its address here, in ${london}, is an office.`;
  if (name.toLowerCase().includes(kind))
    return `${subject} is ${pick(ukprn, 1, ['', 'based '])}in ${london}.`;
  return `${subject} is ${withArticle(kind)} ${pick(ukprn, 1, ['', 'based '])}in ${london}.`;
};

/**
 * The size of the list of courses compared with others. The number itself is omitted, because pages count the listed
 * courses.
 */
const size = ({ courseCount, region, address }: ProviderFacts, context: Context): string => {
  const { courseRank, courseRankInRegion, providersInRegion, providersInTown } = context;
  const area = REGION_NAMES[region] ?? region;
  if (courseRank <= 5)
    return `It publishes the ${ORDINALS[courseRank]}longest list of courses of any provider here.`;
  if (courseRankInRegion === 1 && providersInRegion > 3)
    return `It publishes more courses than any other provider in ${area}.`;
  if (courseRankInRegion <= 3 && providersInRegion > 10)
    return `Its list of courses is one of the three longest in ${area}.`;
  if (courseCount === 1) return 'It publishes a single course.';
  if (providersInTown > 3 && address.town !== 'London')
    return `It is one of ${inWords(providersInTown)} providers in ${address.town}.`;
  return '';
};

const PLAIN_SITE = /^(main|entire|university$|college$)/i;

const sites = ({ name, sites: places, ukprn }: ProviderFacts): string => {
  const [first] = places;
  if (!first) return '';
  if (places.length === 1) {
    return PLAIN_SITE.test(first.name) || first.name.includes(name) || name.includes(first.name)
      ? pick(ukprn, 3, ['Teaching is at one site.', 'Everything is taught at one site.'])
      : `Teaching is at one site, ${first.name}.`;
  }
  if (places.length <= 3)
    return `Teaching is at ${inWords(places.length)} sites: ${series(places.map((site) => site.name))}.`;
  const number = places.length >= 24 ? 'more than twenty' : inWords(places.length);
  return `${sentence(number)} sites share the teaching, ${spread(places)}.`;
};

const spread = (places: ProviderFacts['sites']): string => {
  const miles = Math.max(...places.flatMap((one) => places.map((other) => milesBetween(one, other))));
  if (miles < 2) return 'all within two miles of each other';
  return `the two furthest about ${inWords(Math.round(miles))} miles apart`;
};

const timetable = ({ partTime, courseCount }: ProviderFacts): string => {
  const share = partTime / courseCount;
  if (courseCount === 1) return partTime === 1 ? 'Its course can be studied part-time.' : '';
  if (partTime === courseCount) return 'Every course can be studied part-time.';
  if (share >= 0.5) return `Most of its courses, ${inWords(partTime)}, can be studied part-time.`;
  if (partTime === 0) return courseCount > 5 ? 'All its courses are full-time.' : '';
  return `${sentence(inWords(partTime))} of its courses can be studied part-time.`;
};
