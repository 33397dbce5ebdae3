import { t } from '@signpost/language';
import type { Employer } from '@signpost/api-client/employers';
import { DefinitionList, dataLanguage } from '@signpost/shared-ui';
import { oneLine } from './address';
import styles from './page.module.css';

/** Logo and facts of an employer; missing facts are shown as not published. */
export const Glance = ({ employer: { name, logo, companyInfo, awards } }: { employer: Employer }) => (
  <>
    <img className={styles.logo} src={logo} alt={t('Logo of {name}', { name })} width="200" height="80" />
    <DefinitionList
      items={[
        { term: t('What it does'), value: companyInfo.industry || null },
        { term: t('People'), value: companyInfo.companySize || null },
        { term: t('Revenue a year'), value: companyInfo.revenue },
        { term: t('Founded'), value: companyInfo.founded || null },
        { term: t('Head office'), value: oneLine(companyInfo.headquarters) || null },
        ...(awards.length > 0
          ? [
              {
                term: t('Awards'),
                value: (
                  <ul className={styles.awards} lang={dataLanguage()}>
                    {awards.map((award) => (
                      <li key={award}>{award}</li>
                    ))}
                  </ul>
                ),
              },
            ]
          : []),
      ]}
    />
    <p className={styles.source}>{t('The employer’s own figures. It does not say for which year.')}</p>
  </>
);
