import { t, formatList } from '@signpost/language';
import { courseUrl } from '@signpost/api-client/page-urls';
import {
  absenceLabel,
  awardWords,
  groupWords,
  oldTitleWords,
  pointsWords,
  savedCourse,
  unsaidModes,
  waysWords,
  type CourseListItem,
  studyModeName,
} from '@signpost/api-client/courses';
import { limit, OwnPointsLine, salary, SaveButton, SmartLink, VisuallyHidden } from '@signpost/shared-ui';
import styles from './course-row.module.css';

const lengthOf = ({ duration }: CourseListItem): string | null =>
  duration &&
  (duration.min === duration.max
    ? t('{min, plural, one {# year} other {# years}}', { min: duration.min })
    : t('{min} to {max, plural, one {# year} other {# years}}', { min: duration.min, max: duration.max }));

const factsOf = (course: CourseListItem): string =>
  [
    awardWords(course),
    formatList(unsaidModes(course.studyModes, course.distinction).map(studyModeName), 'disjunction'),
    lengthOf(course),
    limit(course.locations.map(({ name }) => name).join(', '), 60),
    oldTitleWords(course.titleYear),
  ]
    .filter(Boolean)
    .join(' · ');

type EntryProps = Pick<CourseRowProps, 'course' | 'comparison'>;

const Entry = ({ course, course: { tariff }, comparison }: EntryProps) => (
  <div className={styles.figure}>
    <b>{tariff ? pointsWords(tariff) : absenceLabel(course, 'tariff')}</b>
    <span>{t('middle half of entrants')}</span>
    {tariff && (
      <small>
        {t('about {people, plural, one {# entrant} other {# entrants}} {tariff}, {years}', {
          people: tariff.people,
          tariff: groupWords(tariff),
          years: tariff.years,
        })}
      </small>
    )}
    {comparison !== undefined && <OwnPointsLine className={styles.comparison}>{comparison}</OwnPointsLine>}
  </div>
);

const Pay = ({ course, course: { salary: pay } }: { course: CourseListItem }) => (
  <p className={styles.figure}>
    <b>{pay ? salary(pay.median) : absenceLabel(course, 'salary')}</b>
    <span>{t('graduate pay after 15 months')}</span>
    {pay && (
      <small>
        {t('about {people, plural, one {# graduate} other {# graduates}} {pay}, {years}', {
          people: pay.people,
          pay: groupWords(pay),
          years: pay.years,
        })}
      </small>
    )}
  </p>
);

export interface CourseRowProps {
  course: CourseListItem;
  /** Other courses of the list that are only another way to take it. */
  ways: readonly CourseListItem[];
  chosen: boolean;
  onChoose: (course: CourseListItem, chosen: boolean) => void;
  saved: boolean;
  onToggle: () => void;
  /** As of `RecordCardProps`. */
  comparison: string | null | undefined;
}

/** Row of a course: checkbox, link, entrants' points, graduate pay and save button. */
export const CourseRow = ({
  course,
  ways,
  chosen,
  onChoose,
  saved,
  onToggle,
  comparison,
}: CourseRowProps) => (
  <li className={styles.row}>
    <label className={styles.tick}>
      <input
        type="checkbox"
        name="courses"
        value={course.id}
        checked={chosen}
        onChange={({ target }) => onChoose(course, target.checked)}
      />
      <VisuallyHidden>
        {t('Choose {title}, {course}', { title: course.title, course: awardWords(course) })}
      </VisuallyHidden>
    </label>
    <div className={styles.words}>
      <h3 className={styles.title}>
        <SmartLink href={courseUrl(course)}>{course.title}</SmartLink>
      </h3>
      <p className={styles.facts}>{factsOf(course)}</p>
      {ways.length > 0 && <p className={styles.facts}>{waysWords(ways)}</p>}
    </div>
    <Entry course={course} comparison={comparison} />
    <Pay course={course} />
    <div className={styles.save}>
      <SaveButton
        name={`${savedCourse(course).title}, ${awardWords(course)}`}
        saved={saved}
        onToggle={onToggle}
      />
    </div>
  </li>
);
