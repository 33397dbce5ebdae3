import * as v from 'valibot';
import type { Report } from '@signpost/api-client/base';
import { memberOf, readEach } from '../../wire';
import { RawCareerLink } from '../career-link';
import type { IndustryGuide } from './types';

const text = v.pipe(v.string(), v.minLength(1));

/** An industry guide of the graph (C-13). */
export const RawIndustryGuide = v.object({
  id: text,
  title: text,
  summary: v.optional(v.string(), ''),
  image: v.string(),
  url: text,
  relatedCareers: v.optional(v.array(RawCareerLink), []),
});

/** The address of a guide; `apiUrl` is prepended to one that begins with /explore (E-12). */
export const guideUrl = (url: string, apiUrl: string): string =>
  url.startsWith('/explore') ? apiUrl + url : url;

/** Parses a response of C-13 as industry guides, with addresses by E-12. */
export const readIndustryGuides = (answer: unknown, report: Report, apiUrl: string): IndustryGuide[] =>
  readEach(
    RawIndustryGuide,
    memberOf(answer, 'data', 'industryGuides', 'items'),
    'An industry guide',
    report,
  ).map((guide) => ({ ...guide, url: guideUrl(guide.url, apiUrl) }));
