import { t } from '@signpost/language';
import { savedCourse } from '@signpost/api-client/courses';
import { addTopChoice, topChoices, useFavourites } from '@signpost/identity';
import { useSaveButtons } from '@signpost/identity/save-buttons';
import { Button, ButtonLink, SaveButton } from '@signpost/shared-ui';
import type { CourseDetails } from '@signpost/api-client/course-details';

/** Maximum number of columns in a comparison. */
const MAX_COMPARED = 4;

/** Actions for a course: apply, save, add to the top five, compare with saved courses. */
export const Actions = ({ course }: { course: CourseDetails }) => {
  const saving = useSaveButtons('courses');
  return (
    <>
      <ButtonLink href="#apply" variant="primary" icon="arrow">
        {t('See how to apply')}
      </ButtonLink>
      <SaveButton {...saving(savedCourse(course))} />
      <TopFive course={course} />
      <Compare course={course} />
    </>
  );
};

/** Adds the course to the first empty slot of the top five (E-14), and saves it if needed. */
const TopFive = ({ course }: { course: CourseDetails }) => {
  const favourites = useFavourites();
  const { saved, onToggle } = useSaveButtons('courses')(savedCourse(course));
  const slots = topChoices(favourites);
  const slot = slots.find((choice) => choice.course !== false && choice.course.id === course.id);
  if (slot || slots.every((choice) => choice.course !== false)) {
    return (
      <ButtonLink href="/explore/favourites#top-five" icon="medal">
        {slot
          ? t('Number {number} of your top five', { number: slot.number })
          : t('Your top five is full: change it')}
      </ButtonLink>
    );
  }
  const add = () => {
    if (!saved) onToggle();
    addTopChoice(course.id);
  };
  return (
    <Button icon="medal" onClick={add}>
      {t('Put in my top five')}
    </Button>
  );
};

/** Compares the course with those saved last. */
const Compare = ({ course }: { course: CourseDetails }) => {
  const others = useFavourites()
    .courses.map(({ id }) => id)
    .filter((id) => id !== course.id)
    .slice(1 - MAX_COMPARED);
  return (
    <ButtonLink href={`/explore/compare?courses=${[course.id, ...others].join(',')}`} icon="list">
      {others.length > 0 ? t('Compare with saved courses') : t('Compare with others')}
    </ButtonLink>
  );
};
