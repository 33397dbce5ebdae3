import { studyModeName } from '@signpost/api-client/courses';
import { t } from '@signpost/language';
import { courseUrl } from '@signpost/api-client/page-urls';
import { useFavourites } from '@signpost/identity';
import { Button, ButtonLink, GetForm, LinkChips, LoadedPart, Part, SmartLink } from '@signpost/shared-ui';
import {
  CHOICES,
  coursesIn,
  FROM_ACCESS_COURSES,
  LANDING,
  NEAR_HOME,
  SUBJECTS,
} from '../../components/course-url';
import { useViewedCourses } from '../../device/recent-courses';
import { SearchFields } from './fields';
import type { LandingData } from './page-data';
import styles from './page.module.css';

/** Modes of study with their values in searches. */
const MODES = [
  ['full-time', 'Full-time'],
  ['part-time', 'Part-time'],
  ['distance', 'Distance learning'],
] as const;

/** Start page of a search: fields, popular subjects, and viewed and saved courses. */
export const StartPage = ({ shown }: { shown: LandingData }) => (
  <div className={styles.start}>
    <Part id="by-detail" heading={t('Search by subject, place and grades')}>
      <GetForm action={LANDING} label={t('Search by subject, place and grades')} className={styles.detailed}>
        <SearchFields {...shown} />
        <fieldset className={styles.modes}>
          <legend>{t('How you would study')}</legend>
          {MODES.map(([mode, value]) => (
            <label key={mode}>
              <input type="checkbox" name="studyMode" value={value} />
              {studyModeName(mode)}
            </label>
          ))}
        </fieldset>
        <p>
          <Button type="submit" icon="search">
            {t('Find courses')}
          </Button>
        </p>
      </GetForm>
    </Part>
    <Part id="popular" heading={t('Subjects with the most courses')}>
      <LoadedPart part={shown.popular}>
        {(popular) => (
          <LinkChips
            label={t('Subjects')}
            chips={popular.map(({ id, title, count }) => ({
              label: title,
              href: coursesIn({ id, title }),
              count,
            }))}
          />
        )}
      </LoadedPart>
      <p>
        <SmartLink href="/explore/search/subject_guides">
          {t('Not sure? Read about each subject first')}
        </SmartLink>
      </p>
      <p>
        <SmartLink href={SUBJECTS}>{t('See which subjects your A levels keep open')}</SmartLink>
      </p>
      <p>
        <SmartLink href={NEAR_HOME}>{t('See which courses you could reach from home')}</SmartLink>
      </p>
      <p>
        <SmartLink href={FROM_ACCESS_COURSES}>
          {t('See courses that took people from Access courses')}
        </SmartLink>
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
    <Part id="saved" heading={t('Saved courses')}>
      {courses.length === 0 ? (
        <p>
          {t(
            'Courses that you save show here. Save those you are thinking of, then check them against the rules of UCAS.',
          )}
        </p>
      ) : (
        <ul className={styles.links}>
          {courses
            .toReversed()
            .slice(0, SHOWN)
            .map(({ id, title, url }) => (
              <li key={id}>
                <SmartLink href={url}>{title}</SmartLink>
              </li>
            ))}
        </ul>
      )}
      <p>
        <ButtonLink href={CHOICES} icon="check">
          {courses.length === 0
            ? t('Check your choices')
            : t('Check {count, plural, one {# saved course} other {# saved courses}}', {
                count: courses.length,
              })}
        </ButtonLink>
      </p>
    </Part>
  );
};

const Viewed = () => {
  const viewed = useViewedCourses();
  return (
    <Part id="viewed" heading={t('Recently viewed')}>
      {viewed.length === 0 ? (
        <p>
          {t(
            'Courses that you look at show here, on this device only, if you agreed to that under Cookies and privacy.',
          )}
        </p>
      ) : (
        <ul className={styles.links}>
          {viewed.slice(0, SHOWN).map((course) => (
            <li key={course.id}>
              <SmartLink href={courseUrl(course)}>{course.title}</SmartLink>
              <span className={styles.soft}>{course.provider}</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
};
