import type { FastifyInstance } from 'fastify';
import { graphqlRoute } from '../graphql/route';
import { identityRoute } from '../identity/http/route';
import { searchRoute } from '../search/protocol/route';
import { articleRoute } from './article/route';
import { careerFinderJobsRoute } from './career-finder-jobs/route';
import { dataReportRoute } from './data-report/route';
import { courseDetailsRoute } from './course-details/route';
import { coursesRoute } from './courses/route';
import { emsiRoute } from './emsi/route';
import { employerRoute } from './employer/route';
import { geocodeRoute } from './geocode/route';
import { healthRoute } from './health/route';
import { historicGradesRoute } from './historic-grades/route';
import { institutionRoute } from './institution/route';
import { keyFactsRoute } from './key-facts/route';
import { locationsRoute } from './locations/route';
import { openDaysRoute } from './open-days/route';
import { providerStatusRoute } from './provider-status/route';
import type { Services } from './services';
import { settingsRoute } from './settings/route';
import { subjectsRoute } from './subjects/route';
import { unisBySubjectRoute } from './unis-by-subject/route';
import { unisRoute } from './unis/route';

/** Every call family; each registers its own addresses. */
export const routes: readonly ((app: FastifyInstance, services: Services) => void | Promise<void>)[] = [
  settingsRoute,
  careerFinderJobsRoute,
  articleRoute,
  keyFactsRoute,
  coursesRoute,
  courseDetailsRoute,
  historicGradesRoute,
  providerStatusRoute,
  emsiRoute,
  openDaysRoute,
  graphqlRoute,
  unisRoute,
  institutionRoute,
  unisBySubjectRoute,
  geocodeRoute,
  employerRoute,
  searchRoute,
  identityRoute,
  subjectsRoute,
  locationsRoute,
  dataReportRoute,
  healthRoute,
];
