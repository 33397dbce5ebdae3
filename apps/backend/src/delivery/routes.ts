import type { FastifyInstance } from 'fastify';
import { graphqlRoute } from './graphql/route';
import { identityRoute } from './identity/route';
import { searchRoute } from './search/route';
import { changesRoute } from './changes/route';
import { articleRoute } from './api/article/route';
import { careerFinderJobsRoute } from './api/career-finder-jobs/route';
import { dataReportRoute } from './api/data-report/route';
import { courseDetailsRoute } from './api/course-details/route';
import { coursesRoute } from './api/courses/route';
import { emsiRoute } from './api/emsi/route';
import { employerRoute } from './api/employer/route';
import { geocodeRoute } from './api/geocode/route';
import { healthRoute } from './api/health/route';
import { historicGradesRoute } from './api/historic-grades/route';
import { institutionRoute } from './api/institution/route';
import { keyFactsRoute } from './api/key-facts/route';
import { locationsRoute } from './api/locations/route';
import { internalRoute } from './internal/route';
import { openDaysRoute } from './api/open-days/route';
import { providerStatusRoute } from './api/provider-status/route';
import type { Services } from './services';
import { settingsRoute } from './api/settings/route';
import { subjectsRoute } from './api/subjects/route';
import { subjectPayRoute } from './api/subjects/pay/route';
import { unisBySubjectRoute } from './api/unis-by-subject/route';
import { unisRoute } from './api/unis/route';

/** All groups of routes; each function registers its own addresses. */
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
  subjectPayRoute,
  locationsRoute,
  dataReportRoute,
  changesRoute,
  internalRoute,
  healthRoute,
];
