import { t } from '@signpost/language';
import { useOwnPlace } from '@signpost/identity/own-place';
import { Button, GetForm, Notice, PostcodeField, RadiusSelect } from '@signpost/shared-ui';
import { NEAR_HOME } from '../../components/course-url';
import { SubjectSelect } from '../../components/subject-select';
import type { NearHomeData } from './page-data';
import styles from './page.module.css';

/** The form for a postcode, a distance and a subject, and what is wrong with those in the address. */
export const NearbyForm = ({ search, problems, from, subjects }: NearHomeData) => {
  const own = useOwnPlace();
  return (
    <>
      {(problems.length > 0 || from.error) && (
        <Notice kind="error" heading={t('There has been a problem with the search')}>
          {from.error && <p>{from.error}</p>}
          {problems.map(({ message }) => (
            <p key={message}>{message}</p>
          ))}
          <p>{t('Change it below. What else you chose is still here.')}</p>
        </Notice>
      )}
      <GetForm action={NEAR_HOME} label={t('Courses near home')} className={styles.form}>
        <PostcodeField
          key={search.postcode}
          label={t('Your postcode')}
          hint={t('Its first half is enough')}
          name="postcode"
          defaultValue={search.postcode || (own?.postcode ?? '')}
          error={from.error ?? undefined}
        />
        <RadiusSelect key={search.radius} radius={search.radius} />
        <SubjectSelect key={search.subject} subjects={subjects} chosen={search.subject} />
        <p>
          <Button type="submit" icon="search">
            {t('Show courses')}
          </Button>
        </p>
      </GetForm>
    </>
  );
};
