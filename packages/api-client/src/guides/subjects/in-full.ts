import * as v from 'valibot';
import { api, fetching, type Markdown, type Report } from '@signpost/api-client/base';
import { memberOf, picture, readEach, textLanguage } from '../../wire';
import { CAREER_LINK, RawCareerLink } from '../career-link';
import { graphRequest } from '../graph';
import type { RelatedCareer } from '../industries/types';
import { RawSubjectGuide } from './schema';
import type { SubjectGuide } from './types';

/** A full subject guide (E-11). */
export interface SubjectGuideInFull extends SubjectGuide {
  readonly banner: string;
  /** Description as safe HTML of rich text (V-15). */
  readonly html: string;
  /** BCP 47 tag of the language of `html`. */
  readonly language: string;
  readonly whatYouStudy: readonly string[];
  readonly skills: readonly string[];
  /** School subjects that help. */
  readonly helpfulSubjects: readonly string[];
  readonly careers: readonly RelatedCareer[];
}

const GUIDE = `query($ids: [ID!]) { subjectGuides(limit: 1, ids: $ids) { items {
  nid id title summary body language url image banner icon subjectMap whatYouStudy skills helpfulSubjects
  careers { ${CAREER_LINK} } salary { median lowerQuartile upperQuartile graduates monthsAfter year }
} } }`;

const texts = v.optional(v.array(v.string()), []);

const RawInFull = v.object({
  ...RawSubjectGuide.entries,
  banner: picture,
  body: v.optional(v.string(), ''),
  language: textLanguage,
  whatYouStudy: texts,
  skills: texts,
  helpfulSubjects: texts,
  careers: v.optional(v.array(RawCareerLink), []),
});

const readInFull = async (
  answer: unknown,
  report: Report,
  markdown: Markdown,
): Promise<SubjectGuideInFull | null> => {
  const items = memberOf(answer, 'data', 'subjectGuides', 'items');
  const [guide] = readEach(RawInFull, items, 'A subject guide', report);
  if (!guide) return null;
  const { body, ...rest } = guide;
  return { ...rest, html: await markdown(body) };
};

/**
 * One subject guide: `getSubjectGuide(id)` (C-13) returns the full record, or null when it does not exist. Error
 * messages are those of `listSubjects`.
 */
export const subjectGuideApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSubjectGuide: build.query<SubjectGuideInFull | null, string>({
      queryFn: fetching<string, SubjectGuideInFull | null>({
        subject: 'subjects',
        request: (id) => graphRequest(GUIDE, { ids: [id] }),
        read: (answer, report, _id, markdown) => readInFull(answer, report, markdown),
      }),
    }),
  }),
});
