import { t } from '@signpost/language';
import { pageHandle, type JsonLd } from '@signpost/federation/contract';
import { careersCrumbs, careerUrl, pathwayUrl } from '../../components/addresses';
import { payText, statedPay } from '../../components/pay';
import type { CareerData } from './page-data';

const absolute = (path: string, { origin }: URL): string => new URL(path, origin).href;

const crumbsOf = ({ career, pathwayId }: CareerData) => {
  const pathway = career.pathways.find(({ id }) => id === pathwayId);
  return [
    ...careersCrumbs(),
    ...(pathway ? [{ label: pathway.title, to: pathwayUrl(pathway) }] : []),
    { label: career.title, to: careerUrl(career, pathwayId) },
  ];
};

/** The published percentiles, without those below the legal minimum. */
const percentilesOf = ({ earnings: { annual }, minimumWage }: CareerData['career']) => {
  if (!annual) return {};
  const { median, p10: percentile10, p25: percentile25, p75: percentile75, p90: percentile90 } = annual;
  const all = { percentile10, percentile25, median, percentile75, percentile90 };
  const least = minimumWage?.annual ?? 0;
  return Object.fromEntries(Object.entries(all).filter(([, amount]) => amount !== null && amount >= least));
};

const occupation = ({ career }: CareerData, url: URL): JsonLd => {
  const { annual } = career.earnings;
  return {
    '@type': 'Occupation',
    '@id': absolute(careerUrl(career), url),
    name: career.title,
    description: career.summary,
    ...(career.otherTitles.length > 0 && { alternateName: career.otherTitles }),
    occupationalCategory: { '@type': 'CategoryCode', inCodeSet: 'SOC 2020', codeValue: career.id },
    occupationLocation: { '@type': 'Country', name: t('United Kingdom') },
    ...(annual?.minimum === null &&
      statedPay(career) !== null && {
        estimatedSalary: {
          '@type': 'MonetaryAmountDistribution',
          name: 'base',
          currency: 'GBP',
          duration: 'P1Y',
          description: t('Full-time employees in the UK, {publisher}, {year}', {
            publisher: annual.source.publisher,
            year: annual.source.year,
          }),
          ...percentilesOf(career),
        },
      }),
    skills: [...career.skills.hard, ...career.skills.soft],
    responsibilities: career.tasks,
    ...(career.education.requirements.length > 0 && { qualifications: career.education.requirements }),
  };
};

/**
 * Head of a career page. Canonical is the address on its first pathway; pages with quiz results are not indexed.
 */
export const handle = pageHandle<CareerData>({
  reading: true,
  line: 'careers',
  head: ({ data, url }) => ({
    title: t('{title}: pay, skills and how to get in', { title: data.career.title }),
    description: `${data.career.summary} ${payText(data.career)}.`,
    canonical: careerUrl(data.career),
    image: data.career.banner,
    ...((data.quiz.status !== 'none' || data.problems.length > 0) && { robots: 'noindex' as const }),
    jsonLd: [
      occupation(data, url),
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
  }),
  crumbs: ({ data }) => crumbsOf(data),
});
