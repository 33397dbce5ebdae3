import { t } from '@signpost/language';
import { employerUrl, savedPageId } from '@signpost/api-client/page-urls';
import {
  Hero,
  Notice,
  SampleMark,
  SampleText,
  SaveButton,
  Container,
  dataLanguage,
} from '@signpost/shared-ui';
import { useSaveButtons } from '@signpost/identity/save-buttons';
import type { EmployerData } from './loader';
import styles from './page.module.css';

/** Top of the page: employer name, required notices and main actions. */
export const Top = ({ employer, preview }: EmployerData) => {
  const { alias, name, sample, notice, shortDescription, address, companyInfo } = employer;
  const saving = useSaveButtons('pages');
  return (
    <>
      <Hero
        title={name}
        image={employer.banner}
        lead={
          <>
            {sample && (
              <p className={styles.sample}>
                <SampleMark /> <SampleText detail={notice} />
              </p>
            )}
            <p lang={dataLanguage()}>{shortDescription.summary}</p>
            <p className={styles.place} lang={dataLanguage()}>
              {[companyInfo.industry, address.city, companyInfo.companySize].filter(Boolean).join(' · ')}
            </p>
          </>
        }
      >
        <SaveButton
          {...saving({ id: savedPageId('employers', alias), title: name, url: employerUrl(alias) })}
        />
      </Hero>
      {preview && (
        <Container>
          <div className={styles.notices}>
            <Notice kind="warning" heading={t('This is a preview')}>
              <p>{t('The page may not be published yet. Do not share its address.')}</p>
            </Notice>
          </div>
        </Container>
      )}
    </>
  );
};
