import { t } from '@signpost/language';
import type { Crumb, HeadModel } from '@signpost/federation/contract';
import { subjectUrl } from '@signpost/api-client/page-urls';
import { subjectWidgetPath } from './address';
import type { SubjectData } from './load';

/** Breadcrumb items from the home page to a subject guide. */
export const subjectCrumbs = ({ guide }: SubjectData, url: URL): readonly Crumb[] => [
  { label: t('Home'), to: '/' },
  { label: t('Explore'), to: '/explore' },
  { label: t('Subjects'), to: '/explore/search/subject_guides' },
  guide ? { label: guide.title, to: subjectUrl(guide.id) } : { label: t('Not found'), to: url.pathname },
];

/** Head of a subject guide; the canonical address is the site's page. */
export const subjectHead = (data: SubjectData, url: URL): HeadModel => {
  const { guide } = data;
  if (guide) {
    return {
      title: t('{title}: careers, pay and courses', { title: guide.title }),
      description: t('{summary} See what graduates of {title} earn, careers it can lead to and courses.', {
        summary: guide.summary,
        title: guide.title,
      }),
      canonical: subjectUrl(guide.id),
      frame: subjectWidgetPath(guide.id),
      image: guide.banner,
    };
  }
  return {
    title: data.asked ? t('Subject not found') : t('Choose a subject'),
    description: t('Every subject we have a guide to: what you study, careers and graduate pay.'),
    canonical: url.pathname,
    robots: 'noindex',
  };
};
