import { COLLECTION_YEAR, STAYED, WITHHELD } from '@signpost/api-client/courses';

/** One figure that the site shows: what it measures, its population and its year. */
export interface FigureMeaning {
  readonly name: string;
  readonly meaning: string;
  readonly people: string;
  readonly source: string;
}

const DISCOVER_UNI = `Discover Uni, August ${COLLECTION_YEAR}`;

/** The meaning of each figure, in the order in which visitors meet them. */
export const FIGURES: readonly FigureMeaning[] = [
  {
    name: 'Teaching rating (TEF)',
    meaning:
      'Gold, Silver, Bronze or Requires improvement, from the Teaching Excellence Framework. No rating says nothing about how good a place is.',
    people: 'Universities and colleges in England',
    source: 'Office for Students, 2023, in Discover Uni',
  },
  {
    name: 'Graduate pay',
    meaning:
      'What graduates say they earn a year. For a university it is the mean of its subjects’ middle figures, weighted by graduates: close to its own middle figure, but not the same.',
    people: 'Graduates in work, 15 months after their course',
    source: `Graduate Outcomes survey, in ${DISCOVER_UNI}`,
  },
  {
    name: 'Pay by subject',
    meaning:
      'The middle half of what graduates earn a year, across the UK. Guides that share one published group of subjects show the same figures.',
    people: 'Full-time first degrees, 15 months on',
    source: DISCOVER_UNI,
  },
  {
    name: 'Pay after three and five years',
    meaning:
      'The middle half of what graduates of a subject earn a year, across the UK and in the regions where enough of them work.',
    people:
      'Graduates of the subject with the same kind of award and way to study. Taken from tax records, so nobody is asked',
    source: `Longitudinal Education Outcomes (LEO), in ${DISCOVER_UNI}`,
  },
  {
    name: 'Stayed on the course',
    meaning: `Of every 100 students, how many were ${STAYED}.`,
    people: 'Students of the course, the subject or the university: the page says which',
    source: DISCOVER_UNI,
  },
  {
    name: 'Work or study',
    meaning: 'Of every 100 graduates, how many were in work or studying again.',
    people: 'Graduates, 15 months after their course',
    source: `Graduate Outcomes survey, in ${DISCOVER_UNI}`,
  },
  {
    name: 'In highly skilled jobs',
    meaning: 'Of every 100 graduates in work, how many had a job of the kind that often asks for a degree.',
    people: 'Graduates in work, 15 months after their course',
    source: `Graduate Outcomes survey, in ${DISCOVER_UNI}`,
  },
  {
    name: 'Student survey (NSS)',
    meaning:
      'Of every 100 answers, how many were positive, for each of seven themes such as teaching and support.',
    people: 'Students of the course, or of the subject where those are too few, in their final year',
    source: 'National Student Survey, in Discover Uni of 2024',
  },
  {
    name: 'Grades on entry',
    meaning: 'The points and qualifications that students came with. It is not what a university asks for.',
    people: 'Students of the course, or of the subject where those are too few',
    source: DISCOVER_UNI,
  },
  {
    name: 'Pay in a career',
    meaning:
      'Half of full-time employees earn more than the middle pay, half less, a year before tax. Where the minimum wage has overtaken it, we give the minimum wage. Too unreliable figures are left out.',
    people:
      'A whole group of jobs (SOC 2020), each group named on its page. Not people who work for themselves',
    source: 'Annual Survey of Hours and Earnings 2024 (provisional), Office for National Statistics',
  },
  {
    name: 'People in a career',
    meaning:
      'People in work in the UK, by year, industry and region. Small numbers are not published, so a sum is a lower bound. Occupations were coded wrongly for some people in 2021 and 2022.',
    people: 'A whole group of jobs (SOC 2020). Regions are of a wider group',
    source: 'Annual Population Survey 2021 to 2024, Office for National Statistics',
  },
  {
    name: 'Quiz match',
    meaning:
      'How alike two patterns of interests are. 100 is the same pattern, 50 is no relation, 0 is the opposite. It says nothing about how good you would be at a job.',
    people: 'You, and occupations in the United States matched to UK careers by hand',
    source: 'O*NET 29.3',
  },
  {
    name: 'Fees, loans and deadlines',
    meaning: 'Sums and dates that change every year. Each says which year it is for.',
    people: 'Those who apply to UCAS, or to the student finance of their nation',
    source: 'The source that is named with each',
  },
  {
    name: 'Distance',
    meaning:
      'A straight line in miles from the middle of your postcode’s first half. Roads and rails are longer.',
    people: 'You, and the main address or the place a course is taught',
    source: 'UK postcode outcodes, 2017',
  },
];

/** Data that visitors may look for but the site lacks, with the reason. */
export const MISSING: readonly string[] = [
  'Student survey (NSS) results are here for some courses only: those of the others are not in the files we have. UCAS codes are not either.',
  'What people earn in some careers is too unreliable to publish, or not surveyed: actors, dentists and the armed forces, for example.',
  'Many universities and colleges have no course titles in either file. Their pages show subjects and figures instead.',
  'Postgraduate courses and teacher training are not in the files we have.',
  `Figures about too few people are withheld by their publisher. We say “${WITHHELD}”, and never show a zero for it.`,
];
