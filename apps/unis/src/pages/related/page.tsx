import { rich, t } from '@signpost/language';
import { providerUrl } from '@signpost/api-client/page-urls';
import { useLoaderData } from 'react-router-dom';
import { breadcrumbList, lazyLoader, pageHandle } from '@signpost/federation/contract';
import {
  ButtonLink,
  CardGrid,
  Container,
  EmptyState,
  ResultCount,
  ShowMore,
  SmartLink,
  SortSelect,
  Stack,
  VisuallyHidden,
  named,
} from '@signpost/shared-ui';
import { ProviderCard } from '../../components/provider/provider-card';
import { providerCrumbs } from '../../components/provider/provider-crumbs';
import { toggleProvider, useSavedProviders } from '../../components/saving';
import type { RelatedData } from './loader';
import { ORDERS } from './orders';
import styles from './page.module.css';

export const loader = lazyLoader(() => import(/* webpackChunkName: "unis.related.loader" */ './loader'));

const pathOf = (shortProviderId: string): string => `/explore/related/${shortProviderId}`;

export const handle = pageHandle<RelatedData>({
  reading: true,
  line: 'unis',
  head: ({ data: { provider, order }, url }) => ({
    title: t('Universities like {name}', { name: named(provider.name) }),
    description: t(
      'Places to study that are like {name} by subjects, entry points, size and distance, with the reason on each.',
      { name: named(provider.name) },
    ),
    canonical: pathOf(provider.shortProviderId),
    image: provider.banner,
    ...(order !== 'alike' && { robots: 'noindex' as const }),
    jsonLd: [breadcrumbList(providerCrumbs(provider), url)],
  }),
  crumbs: ({ data: { provider } }) => [
    ...providerCrumbs(provider),
    { label: t('Similar places'), to: pathOf(provider.shortProviderId) },
  ],
});

/** Universities similar to one university, with the reason on each card. */
export const Component = () => {
  const { provider, order, related } = useLoaderData() as RelatedData;
  const isSaved = useSavedProviders();
  const path = pathOf(provider.shortProviderId);
  const compared = [provider, ...related.slice(0, 3).map((each) => each.provider)];
  return (
    <Container>
      <div className={styles.head}>
        <h1>{t('Universities like {name}', { name: named(provider.name) })}</h1>
        <p>
          {rich('Each card says why it is here. Back to <link>{name}</link>.', {
            name: provider.name,
            link: (text) => <SmartLink href={providerUrl(provider)}>{text}</SmartLink>,
          })}
        </p>
      </div>
      {related.length === 0 ? (
        <NoneSimilar />
      ) : (
        <Stack tight>
          <div className={styles.toolbar}>
            <ResultCount>
              {t('{count, plural, one {# similar place} other {# similar places}}', {
                count: related.length,
              })}
            </ResultCount>
            <SortSelect action={path} options={ORDERS} value={order} />
          </div>
          <h2 className={styles.name}>
            <VisuallyHidden>{t('Similar places')}</VisuallyHidden>
          </h2>
          <CardGrid>
            {related.map((each) => (
              <li key={each.provider.providerId}>
                <ProviderCard
                  provider={each.provider}
                  reasons={each.reasons}
                  saved={isSaved(each.provider)}
                  onToggle={toggleProvider}
                />
              </li>
            ))}
          </CardGrid>
          <p>
            <ButtonLink
              href={`/explore/compare?unis=${compared.map(({ shortProviderId }) => shortProviderId).join(',')}`}
              icon="arrow"
            >
              {t('Compare {name} with the first {count}', {
                name: named(provider.name),
                count: compared.length - 1,
              })}
            </ButtonLink>
          </p>
          <Method />
        </Stack>
      )}
    </Container>
  );
};

const NoneSimilar = () => (
  <EmptyState
    heading={t('Nothing is quite like it')}
    ways={[{ name: t('See all universities and colleges'), href: '/explore/unis' }]}
  >
    <p>{t('We compare subjects, entry points, size and distance. For this place none came close enough.')}</p>
  </EmptyState>
);

const Method = () => (
  <ShowMore summary={t('How we find similar places')}>
    <p>
      {t(
        'We compare what each place teaches most, its teaching rating, how many courses it has and how far away it is. Entry grades differ by course, so compare those on the course’s own page. Nobody pays to be in this list.',
      )}
    </p>
  </ShowMore>
);
