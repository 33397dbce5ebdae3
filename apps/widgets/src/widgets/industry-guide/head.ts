import { t } from '@signpost/language';
import type { Crumb, HeadModel } from '@signpost/federation/contract';
import { industryGuidePath, industryGuideWidgetPath } from './address';
import type { IndustryData } from './load';

/** Breadcrumb items from the home page to an industry guide. */
export const industryCrumbs = ({ guide }: IndustryData, url: URL): readonly Crumb[] => [
  { label: t('Home'), to: '/' },
  { label: t('Explore'), to: '/explore' },
  { label: t('Industries'), to: '/explore/search/industry_guides' },
  guide
    ? { label: guide.title, to: industryGuidePath(guide.id) }
    : { label: t('Not found'), to: url.pathname },
];

/** Head of an industry guide; the canonical address is the site's page. */
export const industryHead = (data: IndustryData, url: URL): HeadModel => {
  const { guide } = data;
  if (guide) {
    return {
      title: t('{title}: roles, pay and employers', { title: guide.title }),
      description: t('{summary} See its roles, what they pay, who hires and how to try it out.', {
        summary: guide.summary,
      }),
      canonical: industryGuidePath(guide.id),
      frame: industryGuideWidgetPath(guide.id),
      image: guide.banner,
    };
  }
  return {
    title: data.asked ? t('Industry not found') : t('Choose an industry'),
    description: t('Every industry we have a guide to: roles, pay, employers and apprenticeships.'),
    canonical: url.pathname,
    robots: 'noindex',
  };
};
