import { courseUrl } from '@signpost/api-client/page-urls';
import type { ReactNode } from 'react';
import {
  awardWords,
  entryWords,
  oldTitleWords,
  payWords,
  waysWords,
  type CourseListItem,
} from '@signpost/api-client/courses';
import { Card, counted, grouped, salary, SaveButton } from '@signpost/shared-ui';
import { toggleCourse } from './saving';
import { modeAndLength } from './words';

export interface CourseResultProps {
  course: CourseListItem;
  saved: boolean;
  /** Other courses of the list that are only another way to take it. */
  ways?: readonly CourseListItem[];
  /** Distance such as "3.2 miles from BA2", when measured. */
  distance?: string | undefined;
  /** Comparison of entrants' points with the visitor's. */
  note?: ReactNode;
  /** Query string to keep in the link to its page, such as `?postcode=BA2`. */
  carry?: string;
}

const placesOf = ({ locations, provider }: CourseListItem): string | null => {
  const places = [...new Set(locations.map(({ name }) => name))];
  return places.length > 2 ? `${places.length} places` : places.join(' and ') || provider.town;
};

/** A course in a list (E-03): provider, location, number of options, entrants' points and graduate pay. */
export const CourseResult = ({ course, saved, ways = [], distance, note, carry = '' }: CourseResultProps) => {
  const { provider, courseCount } = course;
  return (
    <Card
      line="courses"
      title={course.title}
      href={courseUrl(course) + carry}
      subtitle={[provider.name, placesOf(course)].filter(Boolean).join(', ')}
      summary={note}
      meta={[
        [awardWords(course), modeAndLength(course)].filter(Boolean).join(', '),
        ...(distance ? [distance] : []),
        ...(courseCount > 1 ? [`${counted(courseCount, 'option')} to choose from`] : []),
        entryWords(course, { grouped }),
        payWords(course, { salary, grouped }),
        oldTitleWords(course.titleYear),
        waysWords(ways),
      ].filter((fact) => fact !== null)}
      action={
        <SaveButton
          name={`${course.title}, ${provider.name}`}
          saved={saved}
          onToggle={() => toggleCourse(course)}
        />
      }
    />
  );
};
