import { t } from '@signpost/language';
import { providerUrl } from '@signpost/api-client/page-urls';
import type { Provider } from '@signpost/api-client/unis';
import { pageHandle, type JsonLd, absolute, breadcrumbList } from '@signpost/federation/contract';
import { dataOf } from '@signpost/api-client/parts';
import { named } from '@signpost/shared-ui';
import { placeOf } from '../../components/provider/place-of';
import { openDaySeries } from '../../components/open-days/series';
import { providerCrumbs } from '../../components/provider/provider-crumbs';
import type { OverviewData } from './loader';

const organisation = (provider: Provider, url: URL): JsonLd => {
  const { address, latlon } = provider;
  return {
    '@type': 'CollegeOrUniversity',
    '@id': absolute(providerUrl(provider), url),
    name: provider.name,
    url: provider.url ?? absolute(providerUrl(provider), url),
    image: absolute(provider.banner, url),
    ...(provider.aliases.length > 0 && { alternateName: provider.aliases }),
    ...(provider.phone && { telephone: provider.phone }),
    identifier: { '@type': 'PropertyValue', propertyID: 'UKPRN', value: provider.ukprn },
    address: {
      '@type': 'PostalAddress',
      streetAddress: [address.line1, address.line2, address.line3].filter(Boolean).join(', ') || undefined,
      addressLocality: address.location ?? undefined,
      addressRegion: address.region,
      postalCode: address.postcode ?? undefined,
      addressCountry: 'GB',
    },
    ...(latlon && { geo: { '@type': 'GeoCoordinates', latitude: latlon.lat, longitude: latlon.lng } }),
  };
};

/** Head of the overview. The canonical address has the correct name. */
export const handle = pageHandle<OverviewData>({
  reading: true,
  line: 'unis',
  head: ({ data: { provider, openDays }, url }) => ({
    title: t('{name}: courses, pay and ratings', { name: provider.name }),
    description: t(
      'What it is like to study at {name} in {provider}: courses, graduate pay, teaching rating, where it is and similar places.',
      { name: named(provider.name), provider: placeOf(provider) },
    ),
    canonical: providerUrl(provider),
    image: provider.banner,
    jsonLd: [
      organisation(provider, url),
      breadcrumbList(providerCrumbs(provider), url),
      ...openDaySeries(t('Open days of {name}', { name: named(provider.name) }), dataOf(openDays, [])),
    ],
  }),
  crumbs: ({ data: { provider } }) => providerCrumbs(provider),
});
