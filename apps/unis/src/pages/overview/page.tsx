import { rich, t } from '@signpost/language';
import { useLoaderData } from 'react-router-dom';
import { lazyLoader } from '@signpost/federation/contract';
import { SlotRows } from '@signpost/federation/slots';
import { Container, Paragraphs, Prose, SmartLink, Stack, LoadedPart, Part, named } from '@signpost/shared-ui';
import { dataOf } from '@signpost/api-client/parts';
import { Contact } from '../../components/contact';
import { Places } from '../../components/places';
import { ProviderGallery } from '../../components/provider/provider-gallery';
import { ProviderHero } from '../../components/provider/provider-hero';
import { ProviderTabs } from '../../components/provider/provider-tabs';
import { Applications } from './applications';
import { KeyFigures } from './figures';
import type { OverviewData } from './loader';
import { Similar } from './similar';
import { Subjects } from './subjects';
import { TeachingRating } from './teaching-rating';
import { OpenDaysPart, SpotlightsPart } from './parts';
import styles from './page.module.css';

export { handle } from './head';
export const loader = lazyLoader(() => import(/* webpackChunkName: "unis.overview.loader" */ './loader'));

/** The university overview. */
export const Component = () => {
  const { provider, openDays, status, spotlights, rows } = useLoaderData() as OverviewData;
  return (
    <>
      <ProviderHero provider={provider} />
      <Container>
        <ProviderTabs provider={provider} current="overview" />
        <div className={styles.body}>
          <Stack>
            <Applications status={status} />
            <Part id="figures" heading={t('Key figures')}>
              <KeyFigures provider={provider} />
            </Part>
            <div className={styles.pair}>
              <About provider={provider} />
              <Part id="contact" heading={t('Address and contact')}>
                <Contact provider={provider} />
              </Part>
            </div>
            <Part id="subjects" heading={t('What it teaches')}>
              <Subjects subjects={provider.subjects} />
            </Part>
            <Part id="teaching" heading={t('How its teaching is rated')}>
              <TeachingRating provider={provider} />
            </Part>
            <Part id="places" heading={t('Where it is')}>
              <Places provider={provider} />
            </Part>
            <OpenDays openDays={openDays} />
            {dataOf(spotlights, []).length > 0 && <SpotlightsPart.Component hits={dataOf(spotlights, [])} />}
            <Part id="gallery" heading={t('In pictures')}>
              <ProviderGallery provider={provider} stories={[]} />
            </Part>
            <SlotRows slot="unis.provider.row.v1" rows={rows} />
            {provider.related.length > 0 && (
              <Part id="similar" heading={t('Similar places to study')}>
                <Similar related={provider.related} />
                <p>
                  <SmartLink href={`/explore/related/${provider.shortProviderId}`}>
                    {t('More about why they are alike')}
                  </SmartLink>
                </p>
              </Part>
            )}
          </Stack>
        </div>
      </Container>
    </>
  );
};

const OpenDays = ({ openDays }: Pick<OverviewData, 'openDays'>) => (
  <Part id="open-days" heading={t('Open days')}>
    <LoadedPart part={openDays}>
      {(days) =>
        days.length > 0 ? (
          <OpenDaysPart.Component days={days} />
        ) : (
          <p>
            {rich('No open day is announced. <link>See open days of other places</link>', {
              link: (text) => <SmartLink href="/explore/where-to-go#open-days">{text}</SmartLink>,
            })}
          </p>
        )
      }
    </LoadedPart>
  </Part>
);

const About = ({ provider }: Pick<OverviewData, 'provider'>) => (
  <Part id="about" heading={t('About {name}', { name: named(provider.name) })}>
    <Prose>
      {provider.description ? (
        <Paragraphs text={provider.description} />
      ) : (
        <p>{t('We have not written about this place yet.')}</p>
      )}
    </Prose>
  </Part>
);
