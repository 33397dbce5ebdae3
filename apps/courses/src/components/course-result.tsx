import { t, formatList } from '@signpost/language';
import { oldTitleWords, savedCourse, type CourseListItem } from '@signpost/api-client/courses';
import { courseUrl } from '@signpost/api-client/page-urls';
import { toggleFavourite } from '@signpost/identity';
import { Badge, given, ResultRow, SaveButton } from '@signpost/shared-ui';
import { courseFigures } from './course-figures';

export interface CourseResultProps {
  course: CourseListItem;
  saved: boolean;
  /** Other courses of the list that are only another way to take it. */
  ways?: readonly CourseListItem[];
  /** Distance such as "3.2 miles away", when measured. */
  distance?: string | undefined;
  /** As of `RecordCardProps`. */
  comparison?: string | null | undefined;
  /** How many of its entrants came in by a way that the search is for. */
  wayIn?: string | undefined;
  /** Query string to keep in the link to its page, such as `?postcode=BA2`. */
  carry?: string;
}

const placesOf = ({ locations, provider }: CourseListItem): string | null => {
  const places = [...new Set(locations.map(({ name }) => name))];
  return places.length > 2
    ? t('{count, plural, one {# place} other {# places}}', { count: places.length })
    : formatList(places) || provider.town;
};

const recordOf = (course: CourseListItem, url: string) => ({
  name: course.title,
  title: [{ text: course.title, marked: false }],
  summary: [],
  url,
  image: null,
  logo: null,
  distance: null,
});

/** A course in a list (E-03): provider, place, award, entrants' points and graduate pay, and its options. */
export const CourseResult = ({
  course,
  saved,
  ways = [],
  distance,
  comparison,
  wayIn,
  carry = '',
}: CourseResultProps) => {
  const { provider, courseCount } = course;
  return (
    <ResultRow
      record={recordOf(course, courseUrl(course) + carry)}
      level={3}
      line="courses"
      subtitle={given(provider.name, placesOf(course), distance).join(', ')}
      sign={wayIn && <Badge icon="check">{wayIn}</Badge>}
      comparison={comparison}
      figures={courseFigures(course)}
      facts={given(
        courseCount > 1 &&
          t('{courseCount, plural, one {# option} other {# options}} to choose from', { courseCount }),
        oldTitleWords(course.titleYear),
      )}
      others={ways.map((way) => ({
        label: way.distinction ?? t('the standard course'),
        href: courseUrl(way) + carry,
      }))}
      action={
        <SaveButton
          name={`${course.title}, ${provider.name}`}
          saved={saved}
          onToggle={() => void toggleFavourite('courses', savedCourse(course))}
        />
      }
    />
  );
};
