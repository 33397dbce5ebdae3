import type { DataReport, FigureReport } from './schema';

const number = (value: number) => value.toLocaleString('en-GB');

/** Formats the report as lines for a terminal. */
export const dataReportLines = ({ courses, providers, figures, assumed, samples }: DataReport): string[] => [
  `${number(courses.listed)} of ${number(courses.published)} published courses are listed`,
  ...courses.titles.map(({ year, courses: count }) => `  ${number(count)} with a title of ${year}`),
  `  ${number(courses.withoutAward)} whose award is not published, ${number(courses.withoutSubjectGuide)} without a subject guide`,
  `${number(providers.whole)} providers are listed completely, ${number(providers.partly)} in part, ${number(providers.none)} without courses`,
  '',
  ...figures.flatMap(figureLines),
  '',
  'Assumed where nothing is published:',
  ...assumed.map(({ what, pages }) => `  ${number(pages)}: ${what}`),
  'Invented records, labelled as samples:',
  ...samples.map(({ kind, records }) => `  ${number(records)} ${kind}`),
];

const figureLines = ({ page, figure, have, of, years, groups, absences }: FigureReport): string[] => {
  const reasons = Object.entries(absences ?? {}).map(([reason, count]) => `${number(count ?? 0)} ${reason}`);
  return [
    `${page} ${figure}: ${number(have)} of ${number(of)}${years.length > 0 ? `, of ${years.join(', ')}` : ''}`,
    ...(groups ? [`  groups: ${number(groups.course)} course, ${number(groups.subject)} subject`] : []),
    ...(reasons.length > 0 ? [`  absent: ${reasons.join(', ')}`] : []),
  ];
};
