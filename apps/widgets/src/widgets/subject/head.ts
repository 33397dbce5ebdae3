import type { Crumb, HeadModel } from '@signpost/federation/contract';
import { subjectUrl } from '@signpost/api-client/page-urls';
import { subjectWidgetPath } from './address';
import type { SubjectData } from './load';

/** Breadcrumb items from the home page to a subject guide. */
export const subjectCrumbs = ({ guide }: SubjectData, url: URL): readonly Crumb[] => [
  { label: 'Home', to: '/' },
  { label: 'Explore', to: '/explore' },
  { label: 'Subjects', to: '/explore/search/subject_guides' },
  guide ? { label: guide.title, to: subjectUrl(guide.id) } : { label: 'Not found', to: url.pathname },
];

/** Head of a subject guide; the canonical address is the site's page. */
export const subjectHead = (data: SubjectData, url: URL): HeadModel => {
  const { guide } = data;
  if (guide) {
    return {
      title: `${guide.title}: careers, pay and courses`,
      description: `${guide.summary} See what graduates of ${guide.title} earn, careers it can lead to and courses.`,
      canonical: subjectUrl(guide.id),
      frame: subjectWidgetPath(guide.id),
      image: guide.banner,
    };
  }
  return {
    title: data.asked ? 'Subject not found' : 'Choose a subject',
    description: 'Every subject we have a guide to: what you study, careers and graduate pay.',
    canonical: url.pathname,
    robots: 'noindex',
  };
};
