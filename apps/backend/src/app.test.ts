import { apiDocsTests } from './delivery/api/api-docs/api-docs.shared.test';
import { careerFinderJobsTests } from './delivery/api/career-finder-jobs/career-finder-jobs.shared.test';
import { courseDetailsTests } from './delivery/api/course-details/course-details.shared.test';
import { courseFiguresTests } from './delivery/api/courses/course-figures.shared.test';
import { courseListTests } from './delivery/api/courses/course-list.shared.test';
import { courseSearchTests } from './delivery/api/courses/course-search.shared.test';
import { providerListTests } from './delivery/api/courses/courses.shared.test';
import { providerTeachingTests } from './delivery/api/courses/provider-teaching.shared.test';
import { similarCoursesTests } from './delivery/api/courses/similar-courses.shared.test';
import { welshCoursesTests } from './delivery/api/courses/welsh-courses.shared.test';
import { dataReportTests } from './delivery/api/data-report/data-report.shared.test';
import { employerTests } from './delivery/api/employer/employer.shared.test';
import { assessmentTests } from './delivery/api/emsi/assessment.shared.test';
import { compassTests } from './delivery/api/emsi/compass.shared.test';
import { emsiTests } from './delivery/api/emsi/emsi.shared.test';
import { openDaysTests } from './delivery/api/open-days/open-days.shared.test';
import { providerStatusTests } from './delivery/api/provider-status/provider-status.shared.test';
import { resourcesTests } from './delivery/api/resources.shared.test';
import { subjectPayTests } from './delivery/api/subjects/pay/pay.shared.test';
import { everyRouteTests } from './delivery/every-route.shared.test';
import { graphqlTests } from './delivery/graphql/graphql.shared.test';
import { graphqlCacheTests } from './delivery/graphql/response-cache.shared.test';
import { feedbackTests } from './delivery/internal/feedback.shared.test';
import { sampleTests } from './domain/catalogue/content/samples.shared.test';
import { addFixture } from './domain/courses/course-fixture';
import { countCourses } from './domain/courses/listing/count-courses';
import { keyFactsTests } from './domain/guides/key-facts.shared.test';
import { languageTests } from './domain/guides/language.shared.test';
import { guideTests } from './domain/guides/routes.shared.test';
import { courseCountTests } from './domain/providers/course-counts.shared.test';
import { indexTests } from './domain/search/indexes/indexes.shared.test';
import { withTestApp } from './testing/app';

// What the application answers from its data: one application, whose search indexes take seconds to build, for all of
// these tests. Each leaves the data as it was, except the last, which changes them.
const backend = withTestApp({
  search: 'built',
  prepare: async (database, catalogue) => {
    await addFixture(database, catalogue);
    await countCourses(database);
  },
});

feedbackTests(backend); // before other searches that find nothing

providerListTests(backend);
providerTeachingTests(backend);
providerStatusTests(backend);
courseCountTests(backend);

courseListTests(backend);
courseSearchTests(backend);
similarCoursesTests(backend);
courseFiguresTests(backend);
courseDetailsTests(backend);
welshCoursesTests(backend);
subjectPayTests(backend);
dataReportTests(backend);

emsiTests(backend);
assessmentTests(backend);
compassTests(backend);
careerFinderJobsTests(backend);
employerTests(backend);
openDaysTests(backend);
sampleTests(backend);

guideTests(backend);
keyFactsTests(backend);
languageTests(backend);
graphqlTests(backend);
graphqlCacheTests(backend);

resourcesTests(backend);
apiDocsTests(backend);
everyRouteTests(backend);

indexTests(backend);
