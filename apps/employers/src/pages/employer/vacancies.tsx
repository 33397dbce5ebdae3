import { rich, t } from '@signpost/language';
import { employerUrl } from '@signpost/api-client/page-urls';
import { postcodeProblem } from '@signpost/api-client/geocode';
import { LoadedPart, Part, PostcodeForm, SampleNotice, SmartLink } from '@signpost/shared-ui';
import { useSaveButtons } from '@signpost/identity/save-buttons';
import type { EmployerData } from './loader';
import { Vacancy } from './vacancy';
import styles from './vacancies.module.css';

/** An employer's open apprenticeships, with their distance when a postcode is given. */
export const Vacancies = ({ employer, preview, vacancies, located }: EmployerData) => {
  const saving = useSaveButtons('pages');
  return (
    <Part id="apprenticeships" heading={t('Open apprenticeships')}>
      <LoadedPart part={vacancies}>
        {({ results }) =>
          results.length > 0 ? (
            <>
              {!employer.sample && results.some(({ sample }) => sample) && (
                <SampleNotice detail={t('These vacancies are invented.')} />
              )}
              <ul className={styles.vacancies}>
                {results.map((vacancy) => (
                  <li key={vacancy.id}>
                    <Vacancy vacancy={vacancy} saving={saving} />
                  </li>
                ))}
              </ul>
              {results.some(({ sample }) => sample) && (
                <p>{t('“How to apply” leads to the service that lists real apprenticeships.')}</p>
              )}
              <PostcodeForm
                action={employerUrl(employer.alias)}
                keep={preview ? { preview: 'true' } : {}}
                postcode={located?.postcode}
                error={postcodeProblem(located?.found)}
                submit={t('Show distances')}
              />
            </>
          ) : (
            <p>
              {rich(
                '{name} takes no applications at the moment. <link>See apprenticeships of other employers</link>',
                {
                  name: employer.name,
                  link: (text) => <SmartLink href="/explore/search/apprenticeships">{text}</SmartLink>,
                },
              )}
            </p>
          )
        }
      </LoadedPart>
    </Part>
  );
};
