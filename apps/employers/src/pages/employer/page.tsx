import { rich, t } from '@signpost/language';
import { useLoaderData } from 'react-router-dom';
import { lazyLoader } from '@signpost/federation/contract';
import { Container, Paragraphs, Prose, Stack, LoadedPart, Part, SmartLink } from '@signpost/shared-ui';
import { Experiences } from '../../components/experiences';
import { Glance } from './glance';
import type { EmployerData } from './loader';
import { Media } from './media';
import { FindOutMore } from './find-out-more';
import { Perks } from './perks';
import { Places } from './places';
import { Quotes } from './quotes';
import { Top } from './top';
import { Vacancies } from './vacancies';
import styles from './page.module.css';

export { handle } from './head';
export const loader = lazyLoader(
  () => import(/* webpackChunkName: "employers.employer.loader" */ './loader'),
);

const NoExperience = ({ name }: { name: string }) => (
  <p>
    {rich('{name} has no virtual work experience at the moment. <link>See those of other employers</link>', {
      name,
      link: (text) => <SmartLink href="/explore/search/virtual_work_experiences">{text}</SmartLink>,
    })}
  </p>
);

/** The employer page. Sections without data are left out, so a basic employer has a shorter page. */
export const Component = () => {
  const data = useLoaderData() as EmployerData;
  const { employer, experiences } = data;
  const { longDescription, cultureAndValues, perks } = employer;
  return (
    <>
      <Top {...data} />
      <Container>
        <div className={styles.body}>
          <Stack>
            <Vacancies {...data} />
            <div className={styles.pair}>
              <Part id="about" heading={longDescription.title || t('About {name}', { name: employer.name })}>
                <Prose>
                  <Paragraphs text={longDescription.text || employer.shortDescription.text} />
                </Prose>
              </Part>
              <Part id="glance" heading={t('At a glance')}>
                <Glance employer={employer} />
              </Part>
            </div>
            <Quotes employer={employer} />
            {cultureAndValues && (
              <Part id="culture" heading={t('How people work together')}>
                <Prose>
                  <Paragraphs text={cultureAndValues} />
                </Prose>
              </Part>
            )}
            {perks.length > 0 && (
              <Part id="perks" heading={t('What you get besides pay')}>
                <Perks perks={perks} />
              </Part>
            )}
            <Part id="experiences" heading={t('Try the work from home')}>
              <LoadedPart part={experiences}>
                {({ hits }) =>
                  hits.length > 0 ? <Experiences experiences={hits} /> : <NoExperience name={employer.name} />
                }
              </LoadedPart>
            </Part>
            <Media employer={employer} />
            <Part id="places" heading={t('Where it is')}>
              <Places employer={employer} />
            </Part>
            <FindOutMore employer={employer} />
          </Stack>
        </div>
      </Container>
    </>
  );
};
