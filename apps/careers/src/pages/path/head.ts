import { t } from '@signpost/language';
import { pageHandle } from '@signpost/federation/contract';
import { careersCrumbs, careerUrl, categoryUrl, pathwayUrl } from '../../components/addresses';
import type { PathData } from './loader';

const absolute = (path: string, { origin }: URL): string => new URL(path, origin).href;

const crumbsOf = ({ pathway }: PathData) => [
  ...careersCrumbs(),
  ...(pathway.category ? [{ label: pathway.category.title, to: categoryUrl(pathway.category) }] : []),
  { label: pathway.title, to: pathwayUrl(pathway) },
];

/** Head of a pathway. Pages with a visitor's quiz results are not indexed. */
export const handle = pageHandle<PathData>({
  reading: true,
  line: 'careers',
  head: ({ data, url }) => {
    const { pathway, quiz } = data;
    return {
      title: t('{title}: a career path', { title: pathway.title }),
      description: t('{summary} Its careers, from first job to last: {list}.', {
        summary: pathway.summary,
        list: pathway.careers.map(({ title }) => title).join(', '),
      }),
      canonical: pathwayUrl(pathway),
      image: pathway.banner,
      ...(quiz.status !== 'none' && { robots: 'noindex' as const }),
      jsonLd: [
        {
          '@type': 'ItemList',
          name: pathway.title,
          itemListElement: pathway.careers.map((career, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            url: absolute(careerUrl(career, pathway.id), url),
            item: { '@type': 'Occupation', name: career.title, description: career.summary },
          })),
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: crumbsOf(data).map(({ label, to }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            item: absolute(to, url),
          })),
        },
      ],
    };
  },
  crumbs: ({ data }) => crumbsOf(data),
});
