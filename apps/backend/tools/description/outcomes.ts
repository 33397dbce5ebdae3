import type { ProviderFacts } from '../collect-providers';
import type { Context } from './context';
import { pick, pounds, series } from './words';

/** The third paragraph: teaching ratings, outcomes of students and graduates, and what is not published. */
export const outcomesParagraph = (provider: ProviderFacts, context: Context): string =>
  [rating(provider), earnings(provider, context), laterOutcomes(provider, context), missing(provider)]
    .filter(Boolean)
    .join(' ');

const rating = ({ tef, country, ukprn }: ProviderFacts): string => {
  if (tef?.parents) {
    const each = tef.parents.map(({ name, overall }) => `${name} ${overall}`);
    return `It has no rating of its own in the Teaching Excellence Framework (TEF) of 2023, which rates the universities that run it: ${each.join(', ')}.`;
  }
  if (!tef?.overall) {
    return country === 'England'
      ? 'It has no rating in the Teaching Excellence Framework (TEF) of 2023, in which small providers need not take part.'
      : 'It has no rating in the Teaching Excellence Framework (TEF) of 2023, whose ratings here are all of providers in England.';
  }
  const { overall, studentExperience, studentOutcomes } = tef;
  if (overall === 'Requires improvement') {
    return 'The Teaching Excellence Framework (TEF) found in 2023 that it requires improvement overall.';
  }
  const opening = pick(ukprn, 5, [
    `The Teaching Excellence Framework (TEF) of 2023 rates it ${overall}`,
    `It holds ${overall} in the Teaching Excellence Framework (TEF) of 2023`,
  ]);
  if (overall === studentExperience && overall === studentOutcomes) {
    return `${opening}, for the student experience and for student outcomes alike.`;
  }
  if (!studentExperience || !studentOutcomes) return `${opening}.`;
  const aspect = (text: string) => (text === 'Requires improvement' ? 'requires improvement' : text);
  return `${opening}: ${aspect(studentExperience)} for the student experience, ${aspect(studentOutcomes)} for student outcomes.`;
};

const earnings = ({ salary, ukprn }: ProviderFacts, { salaryPercentile }: Context): string => {
  if (!salary || salaryPercentile === null) return '';
  const average = pounds(salary.median);
  const about = `(${salary.year}, about ${salary.graduates.toLocaleString('en-GB')} graduates)`;
  const typical = pick(ukprn, 6, [
    `Fifteen months after their course, the middle pay of its subjects with a figure is ${average} on average ${about}`,
    `The middle pay of its subjects with a figure is ${average} on average, fifteen months on ${about}`,
  ]);
  if (salary.graduates < 50) return `${typical}: few people.`;
  if (salaryPercentile >= 0.9) return `${typical}, more than at nine in ten of the providers with a figure.`;
  if (salaryPercentile >= 0.75)
    return `${typical}, more than at three in four of the providers with a figure.`;
  if (salaryPercentile <= 0.25)
    return `${typical}, lower than at most providers; pay depends a great deal on subject and place.`;
  return `${typical}, near the middle of what providers report.`;
};

/** Shares of fewer people are too unreliable for a sentence. */
const MIN_PEOPLE = 20;

const laterOutcomes = (
  { continuation, employment }: ProviderFacts,
  { continuationPercentile }: Context,
): string => {
  const continuing =
    continuation &&
    continuation.students >= MIN_PEOPLE &&
    `${continuation.percent}% of students were still studying, or had their award, a year after they began (${continuation.year}, about ${continuation.students.toLocaleString('en-GB')} students)`;
  const working =
    employment &&
    employment.graduates >= MIN_PEOPLE &&
    `${employment.percent}% of graduates were in work or further study after fifteen months (${employment.year}, about ${employment.graduates.toLocaleString('en-GB')} graduates)`;
  const note =
    continuationPercentile !== null && continuationPercentile >= 0.9
      ? ', one of the highest shares here'
      : '';
  if (continuing && working) return `${continuing}${note}; ${working}.`;
  if (continuing) return `${continuing}${note}.`;
  return working ? `${working}.` : '';
};

const missing = ({ salary, continuation, employment }: ProviderFacts): string => {
  const absent = [
    !salary && 'earnings',
    !employment && 'graduates’ next steps',
    !continuation && 'how many students stay on',
  ].filter((figure) => figure !== false);
  if (absent.length === 0) return '';
  if (absent.length === 3) return 'No figures on earnings, work or staying on are published for it.';
  return `Figures on ${series(absent)} are not published for it.`;
};
