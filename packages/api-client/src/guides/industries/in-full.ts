import * as v from 'valibot';
import { api, fetching, type Markdown, type Report } from '@signpost/api-client/base';
import { memberOf, picture, readEach, textLanguage } from '../../wire';
import { CAREER_LINK } from '../career-link';
import { graphRequest } from '../graph';
import { RawIndustryGuide } from './mapper';
import type { IndustryGuide } from './types';

/** A full industry guide (E-12). */
export interface IndustryGuideInFull extends IndustryGuide {
  /** Node id for `getPages`. */
  readonly nid: string;
  readonly banner: string;
  /** Description as safe HTML of rich text (V-15). */
  readonly html: string;
  /** BCP 47 tag of the language of `html`. */
  readonly language: string;
  /** Skills that employers look for. */
  readonly skills: readonly string[];
}

const GUIDE = `query($ids: [ID!]) { industryGuides(limit: 1, ids: $ids) { items {
  nid id title summary body language image banner url skills relatedCareers { ${CAREER_LINK} }
} } }`;

const RawInFull = v.object({
  ...RawIndustryGuide.entries,
  nid: v.string(),
  banner: picture,
  body: v.optional(v.string(), ''),
  language: textLanguage,
  skills: v.optional(v.array(v.string()), []),
});

const readInFull = async (
  answer: unknown,
  report: Report,
  markdown: Markdown,
): Promise<IndustryGuideInFull | null> => {
  const items = memberOf(answer, 'data', 'industryGuides', 'items');
  const [guide] = readEach(RawInFull, items, 'An industry guide', report);
  if (!guide) return null;
  const { body, ...rest } = guide;
  return { ...rest, html: await markdown(body) };
};

/**
 * One industry guide: `getIndustryGuide(id)` (C-13) returns the full record, or null when it does not
 * exist. Error messages are those of `listIndustryGuides`.
 */
export const industryGuideApi = api.injectEndpoints({
  endpoints: (build) => ({
    getIndustryGuide: build.query<IndustryGuideInFull | null, string>({
      queryFn: fetching<string, IndustryGuideInFull | null>({
        subject: 'industry guides',
        request: (id) => graphRequest(GUIDE, { ids: [id] }),
        read: (answer, report, _, markdown) => readInFull(answer, report, markdown),
      }),
    }),
  }),
});
