import { t } from '@signpost/language';
import { countedWaysWords, groupWays, type CourseListItem } from '@signpost/api-client/courses';
import type { SearchHit } from '@signpost/api-client/search';
import {
  comparePoints,
  GRADE_PARAMETER,
  pointsOf,
  writeGrades,
  type Grade,
} from '@signpost/api-client/tariff';
import { useOwnPoints } from '@signpost/identity/own-points';
import { useOwnDistance } from '@signpost/identity/own-place';
import { useIsSaved } from '@signpost/identity/save-buttons';
import { miles } from '@signpost/shared-ui';
import { CourseResult } from './course-result';
import styles from './course-list.module.css';

/** A course found, with its distance in miles from the visitor's postcode. */
export interface FoundCourse {
  readonly course: CourseListItem;
  readonly distance: number | null;
  /** In a search by ways in: how many of its entrants came that way. */
  readonly waysIn?: SearchHit['facts']['waysIn'];
}

export interface CourseListProps {
  courses: readonly FoundCourse[];
  /** The visitor's postcode; empty when there is none or it is not known. */
  postcode: string;
  grades?: readonly Grade[];
  /** The ways in that the search is for. */
  chosenWaysIn?: readonly string[];
}

/** Query string that keeps the visitor's postcode and grades on a course page. */
const carried = (postcode: string, grades: readonly Grade[]): string => {
  const parameters = new URLSearchParams([
    ...(postcode ? [['postcode', postcode]] : []),
    ...(grades.length > 0 ? [[GRADE_PARAMETER, writeGrades(grades)]] : []),
  ]);
  return parameters.size > 0 ? `?${parameters}` : '';
};

/** "Access course: 20% of about 25 entrants, 2023-24"; undefined unless the search is for ways in. */
const wayInWords = (waysIn: FoundCourse['waysIn'], chosen: readonly string[]): string | undefined => {
  const shares = waysIn?.shares.filter(({ name }) => chosen.includes(name)) ?? [];
  if (!waysIn || shares.length === 0) return undefined;
  const words = shares.map(({ name, percent }) => `${name}: ${percent}%`).join(', ');
  return t('{words} of about {people, plural, one {# entrant} other {# entrants}}, {years}', {
    words,
    people: waysIn.people,
    years: waysIn.years,
  });
};

const placesOf = (locations: CourseListItem['locations']) =>
  locations.map(({ latitude, longitude }) =>
    latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
  );

/** Courses of a search, those that are only another way to take the same one together. */
export const CourseList = ({ courses, postcode, grades = [], chosenWaysIn = [] }: CourseListProps) => {
  const isSaved = useIsSaved('courses');
  const own = useOwnPoints();
  // The grades of the search, else the visitor's own.
  const points = pointsOf(grades) || (own?.points ?? 0);
  const distances = new Map(courses.map(({ course, distance }) => [course.id, distance]));
  const measure = useOwnDistance();
  const away = ({ id, locations }: CourseListItem) => {
    const distance = measure(placesOf(locations), distances.get(id) ?? null);
    return distance === null ? undefined : t('{distance} away', { distance: miles(distance) });
  };
  const waysIn = new Map(courses.map((found) => [found.course.id, found.waysIn]));
  const groups = groupWays(courses.map(({ course }) => course));
  const otherWays = countedWaysWords(groups);
  return (
    <>
      <ul className={styles.list}>
        {groups.map(({ course, ways }) => (
          <li key={course.id}>
            <CourseResult
              course={course}
              ways={ways}
              saved={isSaved(course)}
              distance={away(course)}
              comparison={comparePoints(points, course.tariff)}
              wayIn={wayInWords(waysIn.get(course.id), chosenWaysIn)}
              carry={carried(postcode, grades)}
            />
          </li>
        ))}
      </ul>
      {otherWays && <p className={styles.soft}>{otherWays}.</p>}
    </>
  );
};
