import { t } from '@signpost/language';
import { savedPageId } from '@signpost/api-client/page-urls';
import type { ApprenticeshipPage } from '@signpost/api-client/jobs';
import { ApprenticeshipCard, CardGrid, distinctNotices, SmartLink } from '@signpost/shared-ui';
import type { SaveAction } from '../../components/save-guide';
import styles from '../../components/guide.module.css';

interface ApprenticeshipsProps {
  page: ApprenticeshipPage;
  save?: SaveAction | undefined;
}

/** Apprenticeships that lead to a guide's careers, earliest closing date first. */
export const Apprenticeships = ({ page: { total, results }, save }: ApprenticeshipsProps) => {
  if (results.length === 0) return <p>{t('No apprenticeship for these careers takes applications now.')}</p>;
  return (
    <>
      <p className={styles.note}>
        {t(
          '{total, plural, one {# apprenticeship} other {# apprenticeships}} for these careers, the first to close first. {results}',
          { total, results: distinctNotices(results) },
        )}
      </p>
      <CardGrid>
        {results.map(({ id, title, url, recruiter, location, level, salary, closingDate, logo, sample }) => (
          <li key={id}>
            <ApprenticeshipCard
              title={title}
              sample={sample}
              href={url}
              employer={recruiter}
              logo={logo}
              place={location}
              stage={level === null ? null : t('Level {level}', { level })}
              wage={salary || null}
              closes={closingDate}
              action={save?.({
                kind: 'pages',
                id: savedPageId('apprenticeships', id),
                title,
                url,
                owner: recruiter,
              })}
            />
          </li>
        ))}
      </CardGrid>
      <p>
        <SmartLink href="/explore/search/apprenticeships">{t('See all apprenticeships')}</SmartLink>
      </p>
    </>
  );
};
