import { t } from '@signpost/language';
import { COLLECTION_YEAR, withheld } from '@signpost/api-client/courses';

/** One figure that the site shows: what it measures, its population and its year. */
export interface FigureMeaning {
  readonly name: string;
  readonly meaning: string;
  readonly people: string;
  readonly source: string;
}

const discoverUni = () => t('Discover Uni, August {year}', { year: String(COLLECTION_YEAR) });

/** The meaning of each figure, in the order in which visitors meet them. */
export const figures = (): readonly FigureMeaning[] => [
  {
    name: t('Teaching rating (TEF)'),
    meaning: t(
      'Gold, Silver, Bronze or Requires improvement, from the Teaching Excellence Framework. No rating says nothing about how good a place is.',
    ),
    people: t('Universities and colleges in England'),
    source: t('Office for Students, 2023, in Discover Uni'),
  },
  {
    name: t('Graduate pay'),
    meaning: t(
      'What graduates say they earn a year. For a university it is the mean of its subjects’ middle figures, weighted by graduates: close to its own middle figure, but not the same.',
    ),
    people: t('Graduates in work, 15 months after their course'),
    source: t('Graduate Outcomes survey, in {source}', { source: discoverUni() }),
  },
  {
    name: t('Pay by subject'),
    meaning: t(
      'The middle half of what graduates earn a year, across the UK. Guides that share one published group of subjects show the same figures.',
    ),
    people: t('Full-time first degrees, 15 months on'),
    source: discoverUni(),
  },
  {
    name: t('Pay after three and five years'),
    meaning: t(
      'The middle half of what graduates of a subject earn a year, across the UK and in the regions where enough of them work.',
    ),
    people: t(
      'Graduates of the subject with the same kind of award and way to study. Taken from tax records, so nobody is asked',
    ),
    source: t('Longitudinal Education Outcomes (LEO), in {source}', { source: discoverUni() }),
  },
  {
    name: t('Stayed on the course'),
    meaning: t(
      'Of every 100 students, how many were still studying, or had gained their award, a year after they began.',
    ),
    people: t('Students of the course, the subject or the university: the page says which'),
    source: discoverUni(),
  },
  {
    name: t('Work or study'),
    meaning: t('Of every 100 graduates, how many were in work or studying again.'),
    people: t('Graduates, 15 months after their course'),
    source: t('Graduate Outcomes survey, in {source}', { source: discoverUni() }),
  },
  {
    name: t('In highly skilled jobs'),
    meaning: t(
      'Of every 100 graduates in work, how many had a job of the kind that often asks for a degree.',
    ),
    people: t('Graduates in work, 15 months after their course'),
    source: t('Graduate Outcomes survey, in {source}', { source: discoverUni() }),
  },
  {
    name: t('Student survey (NSS)'),
    meaning: t(
      'Of every 100 answers, how many were positive, for each of seven themes such as teaching and support.',
    ),
    people: t('Students of the course, or of the subject where those are too few, in their final year'),
    source: t('National Student Survey, in Discover Uni of 2024'),
  },
  {
    name: t('Grades on entry'),
    meaning: t(
      'The points and qualifications that students came with. It is not what a university asks for.',
    ),
    people: t('Students of the course, or of the subject where those are too few'),
    source: discoverUni(),
  },
  {
    name: t('Pay in a career'),
    meaning: t(
      'Half of full-time employees earn more than the middle pay, half less, a year before tax. Where the minimum wage has overtaken it, we give the minimum wage. Too unreliable figures are left out.',
    ),
    people: t(
      'A whole group of jobs (SOC 2020), each group named on its page. Not people who work for themselves',
    ),
    source: t('Annual Survey of Hours and Earnings 2024 (provisional), Office for National Statistics'),
  },
  {
    name: t('People in a career'),
    meaning: t(
      'People in work in the UK, by year, industry and region. Small numbers are not published, so a sum is a lower bound. Occupations were coded wrongly for some people in 2021 and 2022.',
    ),
    people: t('A whole group of jobs (SOC 2020). Regions are of a wider group'),
    source: t('Annual Population Survey 2021 to 2024, Office for National Statistics'),
  },
  {
    name: t('Quiz match'),
    meaning: t(
      'How alike two patterns of interests are. 100 is the same pattern, 50 is no relation, 0 is the opposite. It says nothing about how good you would be at a job.',
    ),
    people: t('You, and occupations in the United States matched to UK careers by hand'),
    source: t('O*NET 29.3'),
  },
  {
    name: t('Fees, loans and deadlines'),
    meaning: t('Sums and dates that change every year. Each says which year it is for.'),
    people: t('Those who apply to UCAS, or to the student finance of their nation'),
    source: t('The source that is named with each'),
  },
  {
    name: t('Distance'),
    meaning: t(
      'A straight line in miles from the middle of your postcode’s first half. Roads and rails are longer.',
    ),
    people: t('You, and the main address or the place a course is taught'),
    source: t('UK postcode outcodes, 2017'),
  },
];

/** Data that visitors may look for but the site lacks, with the reason. */
export const missing = (): readonly string[] => [
  t(
    'UCAS codes of courses are not in the files we have. Student survey (NSS) results are those of 2023 and 2024: later ones are not in them either.',
  ),
  t(
    'What people earn in some careers is too unreliable to publish, or not surveyed: actors, dentists and the armed forces, for example.',
  ),
  t(
    'A few universities and colleges have courses without a title in either file. Those courses are not listed.',
  ),
  t('Postgraduate courses and teacher training are not in the files we have.'),
  t(
    'Figures about too few people are withheld by their publisher. We say “{withheld}”, and never show a zero for it.',
    { withheld: withheld() },
  ),
];
