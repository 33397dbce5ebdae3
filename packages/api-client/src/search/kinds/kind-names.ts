import { t } from '@signpost/language';
import type { SearchKind } from './kinds';

/** The display name of each kind. */
export const kindNames = (): Readonly<Record<SearchKind, string>> => ({
  courses: t('Courses'),
  universities: t('Universities and colleges'),
  careers: t('Careers'),
  career_pathways: t('Career pathways'),
  subject_guides: t('Subjects'),
  location_guides: t('Places to study'),
  industry_guides: t('Industries'),
  articles: t('Articles'),
  statement_guides: t('Personal statement guides'),
  employers: t('Employers'),
  apprenticeships: t('Apprenticeships'),
  open_days: t('Open days'),
  spotlights: t('Spotlights'),
  virtual_work_experiences: t('Virtual work experience'),
});
