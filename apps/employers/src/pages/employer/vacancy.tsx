import { t } from '@signpost/language';
import type { Apprenticeship } from '@signpost/api-client/jobs';
import {
  DefinitionList,
  ExternalLink,
  longDate,
  miles,
  SampleMark,
  SaveButton,
  dataLanguage,
} from '@signpost/shared-ui';
import { useOwnDistance } from '@signpost/identity/own-place';
import type { useSaveButtons } from '@signpost/identity/save-buttons';
import styles from './vacancies.module.css';
import { savedApprenticeship } from '../../components/saved-ids';

const levelWords = (level: number | null): string => {
  switch (level) {
    case null:
      return t('Level not published');
    case 6:
      return t('Level 6 (a degree)');
    case 7:
      return t('Level 7 (like a master’s)');
    default:
      return t('Level {level}', { level });
  }
};

const kindOf = ({ level, startDate }: Apprenticeship): string =>
  [levelWords(level), startDate && t('starts {date}', { date: longDate(startDate) })]
    .filter(Boolean)
    .join(', ');

const dayOrNull = (date: string | null) => date && longDate(date);

export interface VacancyProps {
  vacancy: Apprenticeship;
  saving: ReturnType<typeof useSaveButtons>;
}

/** One vacancy in full (E-01), with the anchor that lists link to. */
export const Vacancy = ({ vacancy, saving }: VacancyProps) => {
  const { id, title, url, location, salary, applyUrl } = vacancy;
  const distance = useOwnDistance()([vacancy.latlon], vacancy.distance);
  const page = { id: savedApprenticeship(id), title, url };
  return (
    <article id={id} className={styles.vacancy} aria-labelledby={`${id}-title`}>
      <div className={styles.words}>
        <h3 id={`${id}-title`} lang={dataLanguage()}>
          {title}
        </h3>
        {vacancy.sample && (
          <p>
            <SampleMark />
          </p>
        )}
        <p className={styles.kind}>{kindOf(vacancy)}</p>
        <p lang={dataLanguage()}>{vacancy.summary}</p>
        <div className={styles.actions}>
          {/^https?:\/\//i.test(applyUrl) && <ExternalLink href={applyUrl}>{t('How to apply')}</ExternalLink>}
          <SaveButton {...saving(page)} />
        </div>
      </div>
      <DefinitionList
        items={[
          { term: t('Apply by'), value: dayOrNull(vacancy.closingDate) },
          { term: t('Wage'), value: salary || null },
          {
            term: t('Place'),
            value:
              [location, distance !== null && t('{distance} away', { distance: miles(distance) })]
                .filter(Boolean)
                .join(', ') || null,
          },
        ]}
      />
    </article>
  );
};
