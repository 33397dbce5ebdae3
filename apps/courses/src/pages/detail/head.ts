import { t } from '@signpost/language';
import { courseUrl, providerUrl } from '@signpost/api-client/page-urls';
import type { CourseDetails } from '@signpost/api-client/course-details';
import { absolute, breadcrumbList, pageHandle, type Crumb, type JsonLd } from '@signpost/federation/contract';
import { named } from '@signpost/shared-ui';
import { COURSES_CRUMBS, shortCourseUrl } from '../../components/course-url';
import type { DetailData } from './page-data';

const crumbsOf = (course: CourseDetails): readonly Crumb[] => [
  ...COURSES_CRUMBS,
  { label: course.title, to: courseUrl(course) },
];

/** schema.org values of the modes of study. */
const COURSE_MODES: Readonly<Record<string, string>> = {
  'Full-time': 'full-time',
  'Part-time': 'part-time',
  'Distance learning': 'online',
};

const instances = ({ options, record, provider }: CourseDetails): JsonLd[] =>
  options.map(({ studyMode, location, position, start }) => ({
    '@type': 'CourseInstance',
    courseMode: COURSE_MODES[studyMode] ?? studyMode,
    ...(start && { startDate: start }),
    location: {
      '@type': 'Place',
      name: location ?? record?.locations[0]?.name ?? provider.town ?? provider.name,
      ...(position && {
        geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lng },
      }),
    },
  }));

const offers = ({ options }: CourseDetails, url: string): JsonLd[] => {
  const fees = new Map(options.flatMap((option) => option.fees).map((fee) => [fee.whose, fee]));
  const offer = { '@type': 'Offer', category: t('Paid'), url };
  return fees.size === 0
    ? [offer]
    : [...fees.values()].map(({ whose, amount, currency }) => ({
        ...offer,
        price: amount,
        priceCurrency: currency,
        eligibleRegion: whose,
      }));
};

const courseData = (course: CourseDetails, url: URL): JsonLd => {
  const page = absolute(courseUrl(course), url);
  const qualification = course.options.find((option) => option.qualification)?.qualification;
  return {
    '@type': 'Course',
    '@id': page,
    url: page,
    name: course.title,
    description:
      course.summary || t('{title} at {name}', { title: course.title, name: named(course.provider.name) }),
    ...(course.applicationCode && { courseCode: course.applicationCode }),
    ...(qualification && { educationalCredentialAwarded: qualification }),
    about: course.subjects.map(({ caption }) => ({ '@type': 'Thing', name: caption })),
    provider: {
      '@type': 'CollegeOrUniversity',
      name: course.provider.name,
      url: absolute(
        providerUrl({ shortProviderId: course.provider.shortId, name: course.provider.name }),
        url,
      ),
    },
    hasCourseInstance: instances(course),
    offers: offers(course, page),
  };
};

/** Head of a course page. The canonical address has the correct name and no visitor input. */
export const handle = pageHandle<DetailData>({
  reading: true,
  line: 'courses',
  head: ({ data: { course, from, mine }, url }) => ({
    title: t('{title} at {name}', {
      title: [course.title, course.record?.distinction].filter(Boolean).join(' '),
      name: named(course.provider.name),
    }),
    description:
      course.summary ||
      t('{title} at {name}: entry, pay, places and how to apply.', {
        title: course.title,
        name: named(course.provider.name),
      }),
    canonical: courseUrl(course),
    shortlink: shortCourseUrl(course),
    ...((from.postcode || mine.grades.length > 0 || !mine.complete) && { robots: 'noindex' as const }),
    jsonLd: [courseData(course, url), breadcrumbList(crumbsOf(course), url)],
  }),
  crumbs: ({ data: { course } }) => crumbsOf(course),
});
