import { t } from '@signpost/language';
import { savedPageId } from '@signpost/api-client/page-urls';
import { cohortPayWords } from '@signpost/api-client/courses';
import type { CareerPathway } from '@signpost/api-client/careers';
import type { Article, IndustryGuide, SubjectGuide } from '@signpost/api-client/guides';
import type { Apprenticeship } from '@signpost/api-client/jobs';
import { grouped, longDate, salary, dataLanguage } from '@signpost/shared-ui';
import { pathwayUrl } from '../../components/addresses';
import type { Idea } from './stop';

/** Converts a pathway to an idea. */
export const pathwayIdea = (pathway: CareerPathway): Idea => ({
  id: pathway.id,
  title: pathway.title,
  url: pathwayUrl(pathway),
  image: pathway.image,
  summary: pathway.summary,
  facts: [t('{count, plural, one {# career} other {# careers}}', { count: pathway.length })],
});

/** Converts an industry to an idea; it is saved as a page, by its node id. */
export const industryIdea = ({ id, title, url, image, summary, relatedCareers }: IndustryGuide): Idea => ({
  id: savedPageId('industry_guides', id),
  title,
  url,
  image,
  summary,
  facts: relatedCareers.slice(0, 2).map((career) => career.title),
});

/** Converts an article to an idea; it is saved as a page, by its node id. */
export const articleIdea = ({ id, title, url, image, summary, topic }: Article): Idea => ({
  id: savedPageId('articles', id),
  title,
  url,
  image,
  summary,
  facts: topic ? [topic] : [],
});

/** Converts a subject to an idea, with the pay of its graduates. */
export const subjectIdea = ({ id, title, url, image, summary, salary: pay }: SubjectGuide): Idea => ({
  id,
  title,
  url,
  image,
  summary,
  facts: [
    pay
      ? cohortPayWords(
          pay.median,
          { level: 'uk', subjectName: null, people: pay.graduates, years: pay.year },
          { salary, grouped },
        )
      : t('Pay not published'),
  ],
});

/** Converts an apprenticeship to an idea; it is saved as a page, by its node id. */
export const apprenticeshipIdea = (apprenticeship: Apprenticeship): Idea => {
  const { id, title, url, summary, recruiter, location, salary: wage, closingDate } = apprenticeship;
  return {
    id: savedPageId('apprenticeships', id),
    title,
    url,
    summary,
    language: dataLanguage(),
    sample: apprenticeship.sample,
    facts: [
      `${recruiter}, ${location}`,
      wage,
      ...(closingDate ? [t('Closes {date}', { date: longDate(closingDate) })] : []),
    ],
  };
};
