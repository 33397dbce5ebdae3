import { groupBy } from '../../src/domain/publication/group-by';
import type { ProviderRecord } from '../../src/domain/catalogue/record';
import { continuationFigure, courseKey, employmentFigure, salaryFigure } from '../figures';
import { parseAbsence } from './absences';
import type { Facts } from './compare';
import { linesAfter, parseNumber } from './page-text';
import type { PublishedRows } from './published-rows';

const ABOUT = /, (\d{4}-\d{2}), about ([\d,]+) \w+$/;

/** A missing figure, without its reason: the page combines the reasons of the courses. */
const NO_FIGURE: Facts = { absent: 'no figure' };

const parseCohort = (line = ''): Facts => {
  const [, years, people] = ABOUT.exec(line) ?? [];
  if (!years || !people) throw new Error(`"${line}" does not state the figure's cohort`);
  return { years, people: parseNumber(people) };
};

const shareShown =
  (label: string) =>
  (lines: readonly string[]): Facts => {
    const [figure, , cohort] = linesAfter(lines, label);
    return parseAbsence(figure) ? NO_FIGURE : { percent: parseNumber(figure), ...parseCohort(cohort) };
  };

type Share = ProviderRecord['continuation'] | ProviderRecord['employment'];

const sharePublished = (share: Share): Facts => {
  if (!share) return NO_FIGURE;
  const people = 'students' in share ? share.students : share.graduates;
  return { percent: share.percent, years: share.year, people: people ?? NaN };
};

/** Each kind of figure of a provider: how to parse it from the page, and its value calculated from all its rows. */
export const providerFigures = [
  {
    name: 'provider: pay',
    shown(lines: readonly string[]): Facts {
      const [figure, meaning = '', cohort] = linesAfter(lines, 'Graduate pay');
      if (parseAbsence(figure)) return NO_FIGURE;
      const [lower, upper] = meaning.split(' earn ')[1]?.split(' to ') ?? [];
      return {
        lower: parseNumber(lower),
        median: parseNumber(figure),
        upper: parseNumber(upper),
        ...parseCohort(cohort),
      };
    },
    published(ukprn: string, files: PublishedRows): Facts[] {
      const pay = salaryFigure(files.provider('GOSALARY', ukprn), subjectsOf(ukprn, files));
      if (!pay) return [NO_FIGURE];
      const { lowerQuartile, median, upperQuartile, graduates, year } = pay;
      return [
        {
          lower: lowerQuartile ?? NaN,
          median,
          upper: upperQuartile ?? NaN,
          people: graduates ?? NaN,
          years: year,
        },
      ];
    },
  },
  {
    name: 'provider: stayed',
    shown: shareShown('Stayed on their course'),
    published: (ukprn: string, files: PublishedRows): Facts[] => [
      sharePublished(continuationFigure(files.provider('CONTINUATION', ukprn), subjectsOf(ukprn, files))),
    ],
  },
  {
    name: 'provider: in work or study',
    shown: shareShown('In work or study'),
    published: (ukprn: string, files: PublishedRows): Facts[] => [
      sharePublished(employmentFigure(files.provider('EMPLOYMENT', ukprn), subjectsOf(ukprn, files))),
    ],
  },
] as const;

const subjectsOf = (ukprn: string, files: PublishedRows) =>
  new Map(
    [...groupBy(files.provider('SBJ', ukprn), courseKey)].map(([key, rows]) => [
      key,
      rows.map(({ SBJ = '' }) => SBJ),
    ]),
  );
