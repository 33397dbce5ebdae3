import { employerUrl, savedPageId } from '@signpost/api-client/page-urls';
import {
  ButtonLink,
  counted,
  Hero,
  Notice,
  SampleMark,
  SampleNotice,
  SaveButton,
  Container,
} from '@signpost/shared-ui';
import { dataOf } from '@signpost/api-client/parts';
import { useSaveButtons } from '@signpost/identity/save-buttons';
import type { EmployerData } from './loader';
import styles from './page.module.css';

/** Top of the page: employer name, required notices and main actions. */
export const Top = ({ employer, preview, vacancies }: EmployerData) => {
  const { alias, name, sample, notice, shortDescription, address } = employer;
  const saving = useSaveButtons('pages');
  const open = dataOf(vacancies, { total: 0, results: [] }).total;
  return (
    <>
      <Hero
        title={name}
        image={employer.banner}
        lead={
          <>
            {sample && (
              <p>
                <SampleMark />
              </p>
            )}
            <p>{shortDescription.summary}</p>
            <p className={styles.place}>{[address.city, address.country].filter(Boolean).join(', ')}</p>
          </>
        }
      >
        {open > 0 && (
          <ButtonLink href="#apprenticeships" variant="primary" icon="down">
            See {counted(open, 'open apprenticeship')}
          </ButtonLink>
        )}
        <SaveButton
          {...saving({ id: savedPageId('employers', alias), title: name, url: employerUrl(alias) })}
        />
      </Hero>
      {(sample || preview) && (
        <Container>
          <div className={styles.notices}>
            {preview && (
              <Notice kind="warning" heading="This is a preview">
                <p>The page may not be published yet. Do not share its address.</p>
              </Notice>
            )}
            {sample && <SampleNotice detail={notice} />}
          </div>
        </Container>
      )}
    </>
  );
};
