import * as v from 'valibot';
import { api, fetching, type Markdown, type Report } from '@signpost/api-client/base';
import { memberOf, readEach, textLanguage } from '../../wire';
import { CAREER_LINK } from '../career-link';
import { graphRequest } from '../graph';
import { guideUrl, RawIndustryGuide } from './mapper';
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

/** Selects an industry guide; `apiUrl` is that of the settings (C-01), empty on the same origin. */
export interface IndustryGuideKey {
  readonly id: string;
  readonly apiUrl: string;
}

const GUIDE = `query($ids: [ID!]) { industryGuides(limit: 1, ids: $ids) { items {
  nid id title summary body language image banner url skills relatedCareers { ${CAREER_LINK} }
} } }`;

const RawInFull = v.object({
  ...RawIndustryGuide.entries,
  nid: v.string(),
  banner: v.string(),
  body: v.optional(v.string(), ''),
  language: textLanguage,
  skills: v.optional(v.array(v.string()), []),
});

const readInFull = async (
  answer: unknown,
  report: Report,
  apiUrl: string,
  markdown: Markdown,
): Promise<IndustryGuideInFull | null> => {
  const items = memberOf(answer, 'data', 'industryGuides', 'items');
  const [guide] = readEach(RawInFull, items, 'An industry guide', report);
  if (!guide) return null;
  const { body, ...rest } = guide;
  return { ...rest, url: guideUrl(rest.url, apiUrl), html: await markdown(body) };
};

/**
 * One industry guide: `getIndustryGuide({ id, apiUrl })` (C-13) returns the full record, or null when it does not
 * exist. Error messages are those of `listIndustryGuides`.
 */
export const industryGuideApi = api.injectEndpoints({
  endpoints: (build) => ({
    getIndustryGuide: build.query<IndustryGuideInFull | null, IndustryGuideKey>({
      queryFn: fetching<IndustryGuideKey, IndustryGuideInFull | null>({
        subject: 'industry guides',
        request: ({ id }) => graphRequest(GUIDE, { ids: [id] }),
        read: (answer, report, { apiUrl }, markdown) => readInFull(answer, report, apiUrl, markdown),
      }),
    }),
  }),
});
