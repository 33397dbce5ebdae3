import { providerImagePaths } from '../../artwork';
import { employerImagePaths } from '../../artwork/paths';
import { openDayDate } from '../../events/open-day';
import type { IndexDefinition } from './definition';
import { settings } from './definition';
import { links } from './links';
import { plainText } from './plain-text';
import { titlesOf } from './sources';

/** `d10_open_days`: future open days, the next one first. */
export const openDays: IndexDefinition = {
  kind: 'open_days',
  settings: settings('open_days', {
    searchable: ['title', 'provider', 'aliases', 'town', 'subjects', 'type', 'summary'],
    facets: ['kind', 'type', 'provider', 'providerId', 'region', 'country', 'town', 'subjects', 'month'],
    ranking: [{ attribute: 'date', descending: false }],
    sorts: ['title', 'date'],
  }),
  *records({ documents, today, providers, subjects }) {
    for (const day of documents.all('open-days')) {
      const date = openDayDate(day, today);
      const provider = providers.get(day.provider);
      if (date < today || !provider) continue;
      yield {
        objectID: day.id,
        kind: 'open-day',
        type: day.kind,
        title: day.title,
        summary: day.summary,
        sample: day.sample,
        notice: day.notice,
        url: links.openDays(day.provider, provider.name),
        image: providerImagePaths(day.provider).image,
        provider: provider.name,
        providerId: day.provider,
        aliases: provider.aliases,
        date,
        month: date.slice(0, 7),
        starts: day.starts,
        ends: day.ends,
        town: day.place?.town ?? null,
        region: day.place?.region ?? null,
        country: day.place?.country ?? null,
        subjects: titlesOf(day.subjects, subjects),
        bookingUrl: day.bookingUrl,
        _tags: ['open-day', day.kind],
        _geoloc: day.place ? [{ lat: day.place.latitude, lng: day.place.longitude }] : [],
      };
    }
  },
};

/** `d10_spotlights` (C-19): promotions, found by `institutionName` or by objectID. */
export const spotlights: IndexDefinition = {
  kind: 'spotlights',
  settings: settings('spotlights', {
    searchable: ['title', 'institutionName', 'theme', 'subjects', 'summary', 'body'],
    facets: ['kind', 'institutionName', 'theme', 'subjects', 'source'],
  }),
  *records({ documents, providers, employers, subjects }) {
    for (const spotlight of documents.all('spotlights')) {
      const { provider, employer } = spotlight;
      yield {
        objectID: spotlight.id,
        kind: 'spotlight',
        title: spotlight.title,
        summary: spotlight.summary,
        body: plainText(spotlight.body),
        sample: spotlight.sample,
        notice: spotlight.notice,
        url: links.spotlight(spotlight.id, spotlight.title),
        image: provider ? providerImagePaths(provider).image : employerImagePaths(employer ?? '').tile,
        source: provider ? 'university' : 'employer',
        institutionName: provider ? providers.get(provider)?.name : employers.get(employer ?? '')?.name,
        providerId: provider,
        employerId: employer,
        theme: spotlight.theme,
        subjects: titlesOf(spotlight.subjects, subjects),
        _tags: ['spotlight', 'promotion'],
      };
    }
  },
};
