import { t } from '@signpost/language';
import * as v from 'valibot';
import type { Report } from '@signpost/api-client/base';
import { memberOf, picture, readEach } from '../../wire';
import type { Page } from './types';

const labels = (): ReadonlyMap<string, string> =>
  new Map([
    ['structure_content', t('Information')],
    ['article', t('Article')],
    ['subject_guide', t('Subject guide')],
    ['job_profile', t('Career profile')],
    ['event', t('Event')],
    ['location_guide', t('Location')],
  ]);

/** The display name of a source content type (E-10); `Page` for unknown types. */
export const pageTypeLabel = (type: string): string => labels().get(type) ?? t('Page');

const RawPage = v.object({
  nid: v.pipe(v.string(), v.minLength(1)),
  title: v.string(),
  summary: v.optional(v.string(), ''),
  url: v.string(),
  image: picture,
  type: v.string(),
});

/** Parses a response of C-13 as pages (E-10). */
export const readPages = (answer: unknown, report: Report): Page[] =>
  readEach(RawPage, memberOf(answer, 'data', 'pages', 'items'), 'A page', report).map(
    ({ nid, type, ...page }) => ({ ...page, id: nid, type: pageTypeLabel(type) }),
  );
