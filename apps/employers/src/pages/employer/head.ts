import type { Employer } from '@signpost/api-client/employers';
import type { Apprenticeship } from '@signpost/api-client/jobs';
import { pageHandle, type Crumb, type JsonLd, absolute, breadcrumbList } from '@signpost/federation/contract';
import { dataOf } from '@signpost/api-client/parts';
import { EMPLOYERS_CRUMBS, employerUrl } from '../../components/employer-url';
import type { EmployerData } from './loader';

/** A vacancy that takes applications, for search engines; that it is invented comes first in its description. */
const jobPosting = (vacancy: Apprenticeship, employer: Employer, url: URL): JsonLd => ({
  '@type': 'JobPosting',
  title: vacancy.title,
  description: [vacancy.notice, vacancy.summary].filter(Boolean).join(' '),
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
  ...EMPLOYERS_CRUMBS,
  { label: name, to: employerUrl(alias) },
];

/** Head of an employer's page: a JobPosting for each open vacancy. One in preview is kept out of search engines. */
export const handle = pageHandle<EmployerData>({
  line: 'employers',
  head: ({ data: { employer, preview, vacancies }, url }) => ({
    title: `${employer.name}: what it is like to work there`,
    description: employer.shortDescription.summary,
    canonical: employerUrl(employer.alias),
    image: employer.banner,
    ...(preview && { robots: 'noindex' as const }),
    jsonLd: [
      breadcrumbList(crumbsOf(employer), url),
      ...dataOf(vacancies, { total: 0, results: [] }).results.map((vacancy) =>
        jobPosting(vacancy, employer, url),
      ),
    ],
  }),
  crumbs: ({ data: { employer } }) => crumbsOf(employer),
});
