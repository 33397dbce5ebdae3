import { t } from '@signpost/language';
import { employerUrl } from '@signpost/api-client/page-urls';
import type { Employer } from '@signpost/api-client/employers';
import type { Apprenticeship } from '@signpost/api-client/jobs';
import { pageHandle, type Crumb, type JsonLd, absolute, breadcrumbList } from '@signpost/federation/contract';
import { dataOf } from '@signpost/api-client/parts';
import { sampleHead } from '@signpost/shared-ui';
import { employersCrumbs } from '../../components/employer-url';
import type { EmployerData } from './loader';

/** Returns the structured data of a real, open vacancy. */
const jobPosting = (vacancy: Apprenticeship, employer: Employer, url: URL): JsonLd => ({
  '@type': 'JobPosting',
  title: vacancy.title,
  description: vacancy.summary,
  identifier: { '@type': 'PropertyValue', name: employer.name, value: vacancy.id },
  url: absolute(vacancy.url, url),
  ...(vacancy.openingDate && { datePosted: vacancy.openingDate }),
  ...(vacancy.closingDate && { validThrough: vacancy.closingDate }),
  ...(vacancy.startDate && { jobStartDate: vacancy.startDate }),
  hiringOrganization: {
    '@type': 'Organization',
    name: vacancy.recruiter,
    logo: absolute(employer.logo, url),
  },
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: vacancy.location, addressCountry: 'GB' },
    ...(vacancy.latlon && {
      geo: { '@type': 'GeoCoordinates', latitude: vacancy.latlon.lat, longitude: vacancy.latlon.lng },
    }),
  },
});

const crumbsOf = ({ name, alias }: Employer): readonly Crumb[] => [
  ...employersCrumbs(),
  { label: name, to: employerUrl(alias) },
];

/**
 * Head of an employer's page: a JobPosting for each open, real vacancy. A preview or an invented employer is not
 * indexed, and an invented one has no structured data.
 */
export const handle = pageHandle<EmployerData>({
  reading: true,
  line: 'employers',
  head: ({ data: { employer, preview, vacancies }, url }) => {
    const about = {
      title: t('{name}: what it is like to work there', { name: employer.name }),
      description: employer.shortDescription.summary,
      canonical: employerUrl(employer.alias),
      image: employer.banner,
    };
    if (employer.sample) return { ...about, ...sampleHead(about), jsonLd: [] };
    return {
      ...about,
      ...(preview && { robots: 'noindex' as const }),
      jsonLd: [
        breadcrumbList(crumbsOf(employer), url),
        ...dataOf(vacancies, { total: 0, results: [] })
          .results.filter(({ sample }) => !sample)
          .map((vacancy) => jobPosting(vacancy, employer, url)),
      ],
    };
  },
  crumbs: ({ data: { employer } }) => crumbsOf(employer),
});
