import * as v from 'valibot';
import type { Report } from '@signpost/api-client/base';
import { memberOf, readEach } from '../../wire';
import type { IndustryGuide } from './types';

const text = v.pipe(v.string(), v.minLength(1));

const RawIndustryGuide = v.object({
  id: text,
  title: text,
  summary: v.optional(v.string(), ''),
  image: v.string(),
  url: text,
  relatedCareers: v.optional(
    v.array(
      v.object({
        id: text,
        title: text,
        summary: v.optional(v.string(), ''),
        url: text,
        starterPay: v.nullish(v.number(), null),
        experiencedPay: v.nullish(v.number(), null),
      }),
    ),
    [],
  ),
});

/** An answer of C-13 as industry guides; a url that begins with /explore has `apiUrl` put in front (E-12). */
export const readIndustryGuides = (answer: unknown, report: Report, apiUrl: string): IndustryGuide[] =>
  readEach(
    RawIndustryGuide,
    memberOf(answer, 'data', 'industryGuides', 'items'),
    'An industry guide',
    report,
  ).map((guide) => ({ ...guide, url: guide.url.startsWith('/explore') ? apiUrl + guide.url : guide.url }));
