import { t } from '@signpost/language';
import { useLoaderData, useNavigation } from 'react-router-dom';
import { countedWaysWords, groupWays, type CoursePage } from '@signpost/api-client/courses';
import { lazyLoader } from '@signpost/federation/contract';
import {
  AddressProblems,
  Chips,
  Sidebar,
  SortSelect,
  QueryInterpretation,
  VisuallyHidden,
  ExternalLink,
  LoadedPart,
  named,
  FiltersButton,
  ResultsBar,
} from '@signpost/shared-ui';
import { coursesInWords, isPartOfAll } from '../../components/course-count';
import { dataOf } from '@signpost/api-client/parts';
import { providerPageUrl } from '../../components/provider/provider-tabs';
import { SubPage } from '../../components/sub-page/sub-page';
import { subPageHandle } from '../../components/sub-page/sub-page-handle';
import { chipsOf, countFilters } from './chips';
import { CoursesFilters } from './filters';
import { CourseList } from './list';
import type { CoursesData } from './loader';
import { coursesAddress, EVERYTHING, fieldsOf, ORDERS, searching, type CoursesSearch } from './search';
import styles from './page.module.css';

export const loader = lazyLoader(() => import(/* webpackChunkName: "unis.courses.loader" */ './loader'));

const isFiltered = (search: CoursesSearch): boolean =>
  coursesAddress('', { ...search, order: EVERYTHING.order, page: 1 }) !== '';

export const handle = subPageHandle<CoursesData>('courses', {
  description: ({ provider }) => {
    const { courseCount: listed, coursesPublished: published } = provider;
    const name = named(provider.name);
    if (listed === 0)
      return t(
        'We do not have the titles of the undergraduate courses at {name} yet. See which subjects it teaches.',
        { name },
      );
    return isPartOfAll(provider)
      ? t(
          '{listed, number} of the {published, number} undergraduate courses that {name} publishes: by subject, qualification and way of studying, with entry points and graduate pay.',
          { listed, published, name },
        )
      : t(
          'Every undergraduate course at {name} that is published: by subject, qualification and way of studying, with entry points and graduate pay.',
          { name },
        );
  },
  robots: ({ search, problems }) => (problems.length > 0 || isFiltered(search) ? 'noindex' : undefined),
});

/**
 * The courses of a provider, to filter, select, save and compare. Everything except saving works without
 * JavaScript.
 */
export const Component = () => {
  const data = useLoaderData() as CoursesData;
  const { provider, search, problems, courses } = data;
  const busy = useNavigation().state === 'loading';
  const path = providerPageUrl(provider, 'courses');
  const loaded = dataOf(courses, null);
  return (
    <SubPage
      provider={provider}
      page="courses"
      lead={t('Filter them, tick the ones you like, then save or compare them.')}
    >
      <AddressProblems problems={problems} />
      <Sidebar
        side={
          <CoursesFilters path={path} search={search} facets={loaded?.facets ?? null} total={loaded?.total} />
        }
      >
        <section aria-labelledby="results" aria-busy={busy} className={styles.results}>
          <h2 id="results" className={styles.name}>
            <VisuallyHidden>{t('Courses found')}</VisuallyHidden>
          </h2>
          <LoadedPart part={courses}>{(page) => <Found data={data} page={page} />}</LoadedPart>
          <p>
            {provider.courseCount > 0 &&
              isPartOfAll(provider) &&
              t('We have {courses}. The others are on its own website.', {
                courses: coursesInWords(provider) ?? '',
              })}{' '}
            {t(
              'Entry points and pay are from Discover Uni. They are of earlier students, often of the whole subject and not of one course.',
            )}{' '}
            {provider.url && (
              <ExternalLink href={provider.url}>{t('See courses on its own website')}</ExternalLink>
            )}
          </p>
        </section>
      </Sidebar>
    </SubPage>
  );
};

/** The filters in use and the courses that pass them. */
const Found = ({ data: { provider, search, nextSteps }, page }: { data: CoursesData; page: CoursePage }) => {
  const path = providerPageUrl(provider, 'courses');
  const ways = countedWaysWords(groupWays(page.results));
  return (
    <>
      <ResultsBar
        count={
          <>
            {t('{total, plural, one {# course} other {# courses}}', { total: page.total })}
            {ways && `. ${ways}`}
          </>
        }
        filters={<FiltersButton applied={countFilters(search)} />}
        sort={
          <SortSelect action={path} keep={fieldsOf(search, ['sort'])} options={ORDERS} value={search.order} />
        }
      />
      <Chips chips={chipsOf({ path, search, understood: page.understood })} clear={path} />
      {page.total > 0 && (
        <QueryInterpretation
          q={search.q}
          exact={search.exact}
          understood={page.understood}
          suggestion={page.understood?.suggestion ?? null}
          href={({ q, exact }) => coursesAddress(path, searching(search, q, exact))}
        />
      )}
      <CourseList
        path={path}
        search={search}
        courses={page}
        published={provider.coursesPublished}
        nextSteps={nextSteps}
      />
    </>
  );
};
