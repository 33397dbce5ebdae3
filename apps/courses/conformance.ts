import type { Samples } from '@signpost/federation/conformance';
import type config from './remote.config';

const ID = 'cf9cce48-7f16-8b88-a556-ffa381057db6';

/** Where the conformance kit looks at this remote. */
export default {
  paths: {
    '/explore/courses': '/explore/courses?q=law',
    '/explore/courses/choices': '/explore/courses/choices',
    '/explore/courses/suggestions': '/explore/courses/suggestions?q=law',
    '/explore/courses/:courseId/:courseName': `/explore/courses/${ID}/accounting-and-finance`,
    '/explore/courses/:courseId': `/explore/courses/${ID}`,
  },
  slots: {
    'explore.row': '/explore',
    'for-you.row': '/explore/for-you?subjects=nursing',
    'card.courses': '/explore/search/courses?q=law',
    'card.subject_guides': '/explore/search/subject_guides',
  },
} satisfies Samples<typeof config>;
