import type { Judged } from '../rules';
import { careerQueries } from './careers';
import { courseFilters } from './course-filters';
import { courseSubjects } from './course-subjects';
import { everythingQueries } from './everything';
import { articleQueries, industryQueries, placeQueries, statementQueries, subjectQueries } from './guides';
import { moreCareers, moreCourses, moreOfEverything, moreUniversities } from './second-look';
import {
  freshCareers,
  freshCourses,
  freshPlaces,
  freshUniversities,
  openDayQueries,
  pathwayQueries,
  spotlightQueries,
} from './third-look';
import { universityQueries } from './universities';
import { welshCourses, welshEverything, welshUniversities } from './welsh';
import { apprenticeshipQueries, employerQueries, experienceQueries } from './work';

/** Queries of one kind: their name in the figures, and the index that they search; all indexes when omitted. */
export interface QueryGroup {
  name: string;
  index: string | null;
  judged: readonly Judged[];
}

/** The queries that relevance is measured with. */
export const queryGroups: readonly QueryGroup[] = [
  { name: 'courses, subjects', index: 'courses', judged: courseSubjects },
  { name: 'courses, filters', index: 'courses', judged: courseFilters },
  { name: 'universities', index: 'universities', judged: universityQueries },
  { name: 'careers', index: 'careers', judged: careerQueries },
  { name: 'subjects', index: 'subject_guides', judged: subjectQueries },
  { name: 'places', index: 'location_guides', judged: placeQueries },
  { name: 'industries', index: 'industry_guides', judged: industryQueries },
  { name: 'articles', index: 'articles', judged: articleQueries },
  { name: 'statement guides', index: 'statement_guides', judged: statementQueries },
  { name: 'employers', index: 'employers', judged: employerQueries },
  { name: 'apprenticeships', index: 'apprenticeships', judged: apprenticeshipQueries },
  { name: 'work experience', index: 'virtual_work_experiences', judged: experienceQueries },
  { name: 'everything', index: null, judged: everythingQueries },
  { name: 'courses, second look', index: 'courses', judged: moreCourses },
  { name: 'universities, second look', index: 'universities', judged: moreUniversities },
  { name: 'careers, second look', index: 'careers', judged: moreCareers },
  { name: 'everything, second look', index: null, judged: moreOfEverything },
  { name: 'courses, third look', index: 'courses', judged: freshCourses },
  { name: 'careers, third look', index: 'careers', judged: freshCareers },
  { name: 'universities, third look', index: 'universities', judged: freshUniversities },
  { name: 'places, third look', index: 'location_guides', judged: freshPlaces },
  { name: 'open days', index: 'open_days', judged: openDayQueries },
  { name: 'spotlights', index: 'spotlights', judged: spotlightQueries },
  { name: 'career pathways', index: 'career_pathways', judged: pathwayQueries },
  { name: 'courses, in Welsh', index: 'courses', judged: welshCourses },
  { name: 'universities, in Welsh', index: 'universities', judged: welshUniversities },
  { name: 'everything, in Welsh', index: null, judged: welshEverything },
];
