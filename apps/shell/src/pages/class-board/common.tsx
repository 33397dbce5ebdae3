import { t } from '@signpost/language';
import type { CommonThing, CommonThings } from './common-things';
import styles from './board.module.css';

const CommonList = ({ heading, things }: { heading: string; things: readonly CommonThing[] }) =>
  things.length > 0 && (
    <div>
      <h3>{heading}</h3>
      <ol>
        {things.map(({ name, pupils }) => (
          <li key={name}>
            {name}: {t('{pupils, plural, one {# pupil} other {# pupils}}', { pupils })}
          </li>
        ))}
      </ol>
    </div>
  );

/** What two or more pupils have saved. */
export const Common = ({ common }: { common: CommonThings }) => (
  <section aria-labelledby="common">
    <h2 id="common">{t('In common')}</h2>
    {Object.values(common).every(({ length }) => length === 0) ? (
      <p>{t('No two pupils saved the same things.')}</p>
    ) : (
      <div className={styles.common}>
        <CommonList heading={t('Courses')} things={common.courses} />
        <CommonList heading={t('Universities')} things={common.universities} />
        <CommonList heading={t('Subjects')} things={common.subjects} />
        <CommonList heading={t('Careers')} things={common.careers} />
      </div>
    )}
  </section>
);
