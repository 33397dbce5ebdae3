import { t } from '@signpost/language';
import { employerUrl } from '@signpost/api-client/page-urls';
import type { WorkExperience } from '@signpost/api-client/employers';
import { pageHandle, type Crumb, breadcrumbList } from '@signpost/federation/contract';
import { sampleHead } from '@signpost/shared-ui';
import { employersCrumbs } from '../../components/employer-url';
import type { WorkExperienceData } from './loader';

const crumbsOf = ({ employer, employerId, title, url }: WorkExperience): readonly Crumb[] => [
  ...employersCrumbs(),
  { label: employer, to: employerUrl(employerId) },
  { label: title, to: url },
];

/** Head of a work experience. The canonical address has the correct name. */
export const handle = pageHandle<WorkExperienceData>({
  reading: true,
  line: 'employers',
  head: ({ data: { experience }, url }) => {
    const about = {
      title: t('{title}: virtual work experience with {employer}', {
        title: experience.title,
        employer: experience.employer,
      }),
      description: experience.summary,
      canonical: experience.url,
    };
    return experience.sample
      ? { ...about, ...sampleHead(about) }
      : { ...about, jsonLd: [breadcrumbList(crumbsOf(experience), url)] };
  },
  crumbs: ({ data: { experience } }) => crumbsOf(experience),
});
