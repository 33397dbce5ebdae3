import type { Samples } from '@signpost/federation/conformance';
import type config from './remote.config';

const ID = 'bd6d4a75-15a8-82ee-a93f-c0b1ad9a7ee1';

/** Paths and fixtures that the conformance kit checks on this remote. */
export default {
  paths: {
    '/explore/courses': '/explore/courses?q=law',
    '/explore/courses/choices': '/explore/courses/choices',
    '/explore/courses/grades': `/explore/courses/grades?course=${ID}&grade=al.A,al.A,al.B`,
    '/explore/courses/near-home':
      '/explore/courses/near-home?postcode=BA2+7AY&radius=25&subject=computer-science',
    '/explore/courses/results-day': `/explore/courses/results-day?courses=${ID}&grade=al.B,al.B,al.B&predicted=al.A,al.A,al.B`,
    '/explore/courses/subjects': '/explore/courses/subjects?alevel=biology,chemistry',
    '/explore/courses/suggestions': '/explore/courses/suggestions?q=law',
    '/explore/courses/:courseId/:courseName': `/explore/courses/${ID}/accounting-and-finance`,
    '/explore/courses/:courseId': `/explore/courses/${ID}`,
  },
  slots: {
    'careers.career.row.v1': '/explore/career-page/13.growing-food/5113',
    'explore.row': '/explore',
    'for-you.row': '/explore/for-you?subjects=nursing',
    'card.courses': '/explore/search/courses?q=law',
    'card.subject_guides': '/explore/search/subject_guides',
  },
  hosts: { 'courses.course.row.v1': `/explore/courses/${ID}/accounting-and-finance` },
  views: [
    { name: 'courses', path: '/explore/courses', phone: false },
    { name: 'courses found', path: '/explore/courses?q=law&sort=title', phone: false },
    { name: 'course', path: `/explore/courses/${ID}/accounting-and-finance`, phone: false },
    { name: 'a levels', path: '/explore/courses/subjects?alevel=biology,chemistry' },
    {
      name: 'courses near home',
      path: '/explore/courses/near-home?postcode=BA2+7AY&subject=computer-science',
    },
    { name: 'five choices', path: '/explore/courses/choices', phone: false },
    {
      name: 'results day',
      path: `/explore/courses/results-day?courses=${ID}&grade=al.B,al.B,al.B&predicted=al.A,al.A,al.B`,
    },
  ],
} satisfies Samples<typeof config>;
