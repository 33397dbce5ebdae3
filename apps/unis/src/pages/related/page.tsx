import { providerUrl } from '@signpost/api-client/page-urls';
import { useLoaderData } from 'react-router-dom';
import { breadcrumbList, lazyLoader, pageHandle } from '@signpost/federation/contract';
import {
  ButtonLink,
  CardGrid,
  Container,
  counted,
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
    title: `Universities like ${named(provider.name)}`,
    description: `Places to study that are like ${named(provider.name)} by subjects, entry points, size and distance, with the reason on each.`,
    canonical: pathOf(provider.shortProviderId),
    image: provider.banner,
    ...(order !== 'alike' && { robots: 'noindex' as const }),
    jsonLd: [breadcrumbList(providerCrumbs(provider), url)],
  }),
  crumbs: ({ data: { provider } }) => [
    ...providerCrumbs(provider),
    { label: 'Similar places', to: pathOf(provider.shortProviderId) },
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
        <h1>Universities like {named(provider.name)}</h1>
        <p>
          Each card says why it is here. Back to{' '}
          <SmartLink href={providerUrl(provider)}>{provider.name}</SmartLink>.
        </p>
      </div>
      {related.length === 0 ? (
        <NoneSimilar />
      ) : (
        <Stack tight>
          <div className={styles.toolbar}>
            <ResultCount>{counted(related.length, 'similar place')}</ResultCount>
            <SortSelect action={path} options={ORDERS} value={order} />
          </div>
          <h2 className={styles.name}>
            <VisuallyHidden>Similar places</VisuallyHidden>
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
              Compare {named(provider.name)} with the first {compared.length - 1}
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
    heading="Nothing is quite like it"
    ways={[{ name: 'See all universities and colleges', href: '/explore/unis' }]}
  >
    <p>We compare subjects, entry points, size and distance. For this place none came close enough.</p>
  </EmptyState>
);

const Method = () => (
  <ShowMore summary="How we find similar places">
    <p>
      We compare what each place teaches most, its teaching rating, how many courses it has and how far away
      it is. Entry grades differ by course, so compare those on the course’s own page. Nobody pays to be in
      this list.
    </p>
  </ShowMore>
);
