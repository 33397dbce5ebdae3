import { countedWaysWords, groupWays, MIDDLE_HALF, type CourseListItem } from '@signpost/api-client/courses';
import { useNavigation } from 'react-router-dom';
import { useIsSaved } from '@signpost/identity/save-buttons';
import {
  Chips,
  counted,
  FiltersButton,
  limit,
  miles,
  NothingFound,
  Pagination,
  ResultsBar,
  ShowMore,
  SortSelect,
  QueryInterpretation,
  VisuallyHidden,
} from '@signpost/shared-ui';
import { LANDING } from '../../components/course-url';
import { CourseResult } from '../../components/course-result';
import { GRADE_PARAMETER, pointsOf, writeGrades } from '../../tariff/grades';
import { isIn } from '../../tariff/worth';
import { chipsOf } from './chips';
import { upperEnd } from './entry-bands';
import type { FoundCourse, LandingData, WithFound } from './page-data';
import { ORDERS, type LandingSearch } from './search/search';
import { hiddenFields, searching, searchUrl } from './search/write-search';
import styles from './page.module.css';

/** Pages of courses found, with the active filters; or suggestions when there are none. */
export const Results = (shown: WithFound) => {
  const busy = useNavigation().state === 'loading';
  const { found, search, from } = shown;
  const chips = chipsOf(shown);
  const nearest = search.order === 'best' && search.q === '';
  return (
    <section aria-labelledby="results" aria-busy={busy} className={styles.results}>
      <h2 id="results" className={styles.name}>
        <VisuallyHidden>Results</VisuallyHidden>
      </h2>
      <ResultsBar
        count={
          <>
            {counted(found.total, 'course')}
            {found.courses[0] && ` starting in ${found.courses[0].course.academicYearId}`}
            {from.from &&
              `, ${nearest ? 'nearest to' : 'measured from'} ${from.from.name}${nearest ? ' first' : ''}`}
          </>
        }
        filters={<FiltersButton applied={chips.length} />}
        sort={
          <SortSelect
            action={LANDING}
            keep={hiddenFields(search, ['sort'])}
            options={ORDERS.map(({ value, label }) => ({ value, label }))}
            value={search.order}
          />
        }
      />
      <Chips chips={chips} clear={LANDING} />
      {found.total > 0 && (
        <QueryInterpretation
          q={search.q}
          exact={search.exact}
          understood={found.understood}
          suggestion={found.suggestion}
          href={(words) => searchUrl(searching(search, words.q, words.exact))}
        />
      )}
      {search.grades.length > 0 && <ByGrades points={pointsOf(search.grades)} />}
      {found.courses.length > 0 ? <List {...shown} courses={found.courses} /> : <NothingHere {...shown} />}
      <Pagination
        page={search.page}
        pages={found.pages}
        href={(page) => searchUrl({ ...search, page })}
        label="Pages of courses"
      />
      <AboutTheFigures />
    </section>
  );
};

/** Query string that keeps the visitor's postcode and grades on a course page. */
const carried = ({ postcode, grades }: LandingSearch): string => {
  const parameters = new URLSearchParams([
    ...(postcode ? [['postcode', postcode]] : []),
    ...(grades.length > 0 ? [[GRADE_PARAMETER, writeGrades(grades)]] : []),
  ]);
  return parameters.size > 0 ? `?${parameters}` : '';
};

const noteOf = ({ tariff }: CourseListItem, points: number): string | undefined => {
  if (points === 0 || !tariff) return undefined;
  if (isIn(points, tariff)) return `Your ${points} points are among those of the middle half of entrants.`;
  return points > tariff.from
    ? `Your ${points} points are more than the middle half of entrants had.`
    : `Your ${points} points are fewer than the middle half of entrants had.`;
};

const List = ({
  courses,
  search,
  from,
}: Pick<LandingData, 'search' | 'from'> & { courses: readonly FoundCourse[] }) => {
  const isSaved = useIsSaved('courses');
  const carry = carried({ ...search, postcode: from.from ? search.postcode : '' });
  const points = pointsOf(search.grades);
  const distances = new Map(courses.map(({ course, distance }) => [course.id, distance]));
  const groups = groupWays(courses.map(({ course }) => course));
  const otherWays = countedWaysWords(groups);
  const away = (distance: number | null = null) =>
    distance === null ? undefined : `${miles(distance)} away`;
  return (
    <>
      <ul className={styles.list}>
        {groups.map(({ course, ways }) => (
          <li key={course.id}>
            <CourseResult
              course={course}
              ways={ways}
              saved={isSaved(course)}
              distance={away(distances.get(course.id))}
              note={noteOf(course, points)}
              carry={carry}
            />
          </li>
        ))}
      </ul>
      {otherWays && <p className={styles.soft}>{otherWays}.</p>}
    </>
  );
};

const ByGrades = ({ points }: { points: number }) => {
  const end = upperEnd(points);
  return (
    <p className={styles.rule}>
      {end
        ? `Your grades are worth ${points} UCAS Tariff points. These are courses where the middle of entrants’ points was ${end}.`
        : `Your grades are worth ${points} UCAS Tariff points. These are courses whose entrants’ points are published.`}{' '}
      It is never a chance of entry, and courses without published points are left out.
    </p>
  );
};

const NothingHere = ({ search, nextSteps }: LandingData) => {
  const { steps = [], related = [] } = nextSteps ?? {};
  return (
    <NothingFound
      heading={search.q ? `Nothing matches “${limit(search.q, 60)}”` : 'No course matches all of these'}
      ways={[
        ...steps.map(({ name, href, total }) => ({ name: `${name}: ${counted(total, 'course')}`, href })),
        ...(steps.length === 0 ? [{ name: 'Start again', href: LANDING }] : []),
      ]}
      related={related}
    >
      <p>
        {steps.length > 0
          ? 'Change one thing and there is something to see.'
          : 'Check the spelling, or try fewer words.'}
        {search.start !== null && ' We list courses of one year of entry: the one you can apply for now.'}
      </p>
    </NothingFound>
  );
};

const AboutTheFigures = () => (
  <ShowMore summary="What these figures mean">
    <p>
      <strong>Points</strong> are UCAS Tariff points of the {MIDDLE_HALF}: a quarter had fewer, a quarter had
      more, as nearly as the published bands say. They are what people had, not what the university asks for.
    </p>
    <p>
      <strong>Graduate pay</strong> is the middle of what graduates earn 15 months after their course. Each
      course says which group of graduates it is about: where a course is small, a whole subject at that
      university.
    </p>
    <p>
      <strong>Distance</strong> is a straight line from your postcode to the nearest place where the course is
      taught.
    </p>
  </ShowMore>
);
