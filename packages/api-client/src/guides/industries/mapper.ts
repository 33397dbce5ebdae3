import * as v from 'valibot';
import { siteAddresses, type Report } from '@signpost/api-client/base';
import { memberOf, picture, readEach } from '../../wire';
import { RawCareerLink } from '../career-link';
import type { IndustryGuide } from './types';

const text = v.pipe(v.string(), v.minLength(1));

/** An industry guide of the graph (C-13). */
export const RawIndustryGuide = v.object({
  id: text,
  title: text,
  summary: v.optional(v.string(), ''),
  image: picture,
  // A page of the site is on the API host (E-12).
  url: v.pipe(
    text,
    v.transform((url) => (url.startsWith('/explore') ? siteAddresses().api + url : url)),
  ),
  relatedCareers: v.optional(v.array(RawCareerLink), []),
});

/** Parses a response of C-13 as industry guides, with addresses by E-12. */
export const readIndustryGuides = (answer: unknown, report: Report): IndustryGuide[] =>
  readEach(
    RawIndustryGuide,
    memberOf(answer, 'data', 'industryGuides', 'items'),
    'An industry guide',
    report,
  );
