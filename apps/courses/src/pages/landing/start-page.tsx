import { courseUrl } from '@signpost/api-client/page-urls';
import { useFavourites } from '@signpost/identity';
import { Button, ButtonLink, counted, GetForm, LinkChips, LoadedPart, Part } from '@signpost/shared-ui';
import { CHOICES, FROM_ACCESS_COURSES, LANDING, NEAR_HOME, SUBJECTS } from '../../components/course-url';
import { useViewedCourses } from '../../device/recent-courses';
import { SearchFields } from './fields';
import type { LandingData } from './page-data';
import styles from './page.module.css';

/** Start page of a search: fields, popular subjects, and viewed and saved courses. */
export const StartPage = ({ shown }: { shown: LandingData }) => (
  <div className={styles.start}>
    <Part id="by-detail" heading="Search by subject, place and grades">
      <GetForm action={LANDING} label="Search by subject, place and grades" className={styles.detailed}>
        <SearchFields {...shown} />
        <fieldset className={styles.modes}>
          <legend>How you would study</legend>
          {['Full-time', 'Part-time', 'Distance learning'].map((mode) => (
            <label key={mode}>
              <input type="checkbox" name="mode" value={mode} />
              {mode}
            </label>
          ))}
        </fieldset>
        <p>
          <Button type="submit" icon="search">
            Find courses
          </Button>
        </p>
      </GetForm>
    </Part>
    <Part id="popular" heading="Subjects with the most courses">
      <LoadedPart part={shown.popular}>
        {(popular) => (
          <LinkChips
            label="Subjects"
            chips={popular.map(({ id, title, count }) => ({
              label: title,
              href: `${LANDING}?subject=${id}`,
              count,
            }))}
          />
        )}
      </LoadedPart>
      <p>
        <a href="/explore/search/subject_guides">Not sure? Read about each subject first</a>
      </p>
      <p>
        <a href={SUBJECTS}>See which subjects your A levels keep open</a>
      </p>
      <p>
        <a href={NEAR_HOME}>See which courses you could reach from home</a>
      </p>
      <p>
        <a href={FROM_ACCESS_COURSES}>See courses that took people from Access courses</a>
      </p>
    </Part>
    <div className={styles.own}>
      <Saved />
      <Viewed />
    </div>
  </div>
);

/** Returns the newest items first, limited to a short list. */
const SHOWN = 5;

const Saved = () => {
  const { courses } = useFavourites();
  return (
    <Part id="saved" heading="Saved courses">
      {courses.length === 0 ? (
        <p>
          Courses that you save show here. Save those you are thinking of, then check them against the rules
          of UCAS.
        </p>
      ) : (
        <ul className={styles.links}>
          {courses
            .toReversed()
            .slice(0, SHOWN)
            .map(({ id, title, url }) => (
              <li key={id}>
                <a href={url}>{title}</a>
              </li>
            ))}
        </ul>
      )}
      <p>
        <ButtonLink href={CHOICES} icon="check">
          {courses.length === 0 ? 'Check your choices' : `Check ${counted(courses.length, 'saved course')}`}
        </ButtonLink>
      </p>
    </Part>
  );
};

const Viewed = () => {
  const viewed = useViewedCourses();
  return (
    <Part id="viewed" heading="Recently viewed">
      {viewed.length === 0 ? (
        <p>
          Courses that you look at show here, on this device only, if you agreed to that under Cookies and
          privacy.
        </p>
      ) : (
        <ul className={styles.links}>
          {viewed.slice(0, SHOWN).map((course) => (
            <li key={course.id}>
              <a href={courseUrl(course)}>{course.title}</a>
              <span className={styles.soft}>{course.provider}</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
};
