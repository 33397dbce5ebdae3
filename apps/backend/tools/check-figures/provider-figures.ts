import { groupBy } from '../../src/publication/group-by';
import type { ProviderRecord } from '../../src/catalogue/record';
import { continuationFigure, courseKey, employmentFigure, salaryFigure } from '../figures';
import { absenceIn } from './absences';
import type { Facts } from './compare';
import { linesAfter, numberIn } from './page-text';
import type { PublishedRows } from './published-rows';

const about = /, (\d{4}-\d{2}), about ([\d,]+) \w+$/;

/** That a provider has no figure; the page puts its reason together of those of its courses. */
const noFigure: Facts = { absent: 'no figure' };

const cohortIn = (line = ''): Facts => {
  const [, years, people] = about.exec(line) ?? [];
  if (!years || !people) throw new Error(`"${line}" does not say whom the figure is about`);
  return { years, people: numberIn(people) };
};

const shareShown =
  (label: string) =>
  (lines: readonly string[]): Facts => {
    const [figure, , cohort] = linesAfter(lines, label);
    return absenceIn(figure) ? noFigure : { percent: numberIn(figure), ...cohortIn(cohort) };
  };

type Share = ProviderRecord['continuation'] | ProviderRecord['employment'];

const sharePublished = (share: Share): Facts => {
  if (!share) return noFigure;
  const people = 'students' in share ? share.students : share.graduates;
  return { percent: share.percent, years: share.year, people: people ?? NaN };
};

/** Each kind of figure of a whole provider: how its page shows it, and what comes of all its rows. */
export const providerFigures = [
  {
    name: 'provider: pay',
    shown(lines: readonly string[]): Facts {
      const [figure, meaning = '', cohort] = linesAfter(lines, 'Graduate pay');
      if (absenceIn(figure)) return noFigure;
      const [lower, upper] = meaning.split(' between ')[1]?.split(' and ') ?? [];
      return {
        lower: numberIn(lower),
        median: numberIn(figure),
        upper: numberIn(upper),
        ...cohortIn(cohort),
      };
    },
    published(ukprn: string, files: PublishedRows): Facts[] {
      const pay = salaryFigure(files.provider('GOSALARY', ukprn), subjectsOf(ukprn, files));
      if (!pay) return [noFigure];
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
