import { t } from '@signpost/language';
import { pageHandle, breadcrumbList } from '@signpost/federation/contract';
import { dataOf } from '@signpost/api-client/parts';
import { openDaySeries } from '../../components/open-days/series';
import { unisCrumbs } from '../../components/provider/provider-crumbs';
import type { WhereData } from './page-data';
import { placeUrl, WHERE_TO_GO } from './search';

const pathOf = ({ story }: WhereData): string => (story ? placeUrl(story) : WHERE_TO_GO);

const crumbsOf = (data: WhereData) => [
  ...unisCrumbs(),
  { label: t('Where to go'), to: WHERE_TO_GO },
  ...(data.story ? [{ label: data.story.title, to: pathOf(data) }] : []),
];

const isPersonal = ({ located, problems, search: { month, kinds, all } }: WhereData): boolean =>
  located !== null || problems.length > 0 || month !== null || kinds.length > 0 || all;

/** Head of the page "Where to go". Places are indexed; pages with visitor input are not. */
export const handle = pageHandle<WhereData>({
  line: 'unis',
  prerender: true,
  middleware: ['locations'],
  head: ({ data, url }) => ({
    title: data.story
      ? t('Where to go: {title}', { title: data.story.title })
      : t('Where to go: universities on the map'),
    description:
      data.story?.summary ??
      t(
        'Find the part of the UK, or of the world, where you want to study: universities on a map, what is near your postcode, and open days to visit.',
      ),
    canonical: pathOf(data),
    ...(isPersonal(data) && { robots: 'noindex' as const }),
    jsonLd: [
      breadcrumbList(crumbsOf(data), url),
      ...(data.story
        ? []
        : openDaySeries(t('Open days of universities and colleges'), dataOf(data.openDays, []))),
    ],
  }),
  crumbs: ({ data }) => crumbsOf(data),
});
