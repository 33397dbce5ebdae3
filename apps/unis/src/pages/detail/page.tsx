import { t } from '@signpost/language';
import { providerUrl } from '@signpost/api-client/page-urls';
import { useLoaderData } from 'react-router-dom';
import { breadcrumbList, lazyLoader, pageHandle } from '@signpost/federation/contract';
import { ButtonLink, Container, Part, PostcodeForm, SaveButton, Stack } from '@signpost/shared-ui';
import { postcodeProblem } from '@signpost/api-client/geocode';
import { Contact } from '../../components/contact';
import { Places } from '../../components/places';
import { providerCrumbs } from '../../components/provider/provider-crumbs';
import { placeOf } from '../../components/provider/place-of';
import { toggleProvider, useSavedProviders } from '../../components/saving';
import { Facts } from './facts';
import type { DetailData } from './loader';
import styles from './page.module.css';

export const loader = lazyLoader(() => import(/* webpackChunkName: "unis.detail.loader" */ './loader'));

const pathOf = (shortProviderId: string): string => `/explore/uni-detail/${shortProviderId}`;

/** Head of the compact profile. Its canonical address is the full page. */
export const handle = pageHandle<DetailData>({
  line: 'unis',
  head: ({ data: { provider }, url }) => ({
    title: t('{name} in short', { name: provider.name }),
    description: t(
      '{name} in {provider}: address, contact, teaching rating, graduate pay and how far it is from you.',
      { name: provider.name, provider: placeOf(provider) },
    ),
    canonical: pathOf(provider.shortProviderId),
    robots: 'noindex',
    image: provider.banner,
    jsonLd: [breadcrumbList(providerCrumbs(provider), url)],
  }),
  crumbs: ({ data: { provider } }) => [
    ...providerCrumbs(provider),
    { label: t('In short'), to: pathOf(provider.shortProviderId) },
  ],
});

/** The compact profile of a university, with a link to the full page. */
export const Component = () => {
  const { provider, located, students, status } = useLoaderData() as DetailData;
  const isSaved = useSavedProviders();
  return (
    <Container>
      <div className={styles.head}>
        <h1>{provider.name}</h1>
        <p>{placeOf(provider)}</p>
        <div className={styles.acts}>
          <ButtonLink href={providerUrl(provider)} variant="primary">
            {t('See the full page')}
          </ButtonLink>
          <SaveButton
            name={provider.name}
            saved={isSaved(provider)}
            onToggle={() => toggleProvider(provider)}
          />
        </div>
      </div>
      <Stack>
        <div className={styles.pair}>
          <Part id="figures" heading={t('In figures')}>
            <Facts provider={provider} located={located} students={students} status={status} />
            <PostcodeForm
              action={pathOf(provider.shortProviderId)}
              postcode={located?.postcode}
              error={postcodeProblem(located?.found)}
              submit={t('Measure')}
            />
          </Part>
          <Part id="contact" heading={t('Address and contact')}>
            <Contact provider={provider} />
          </Part>
        </div>
        <Part id="places" heading={t('Where it is')}>
          <Places provider={provider} />
        </Part>
      </Stack>
    </Container>
  );
};
