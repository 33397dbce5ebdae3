import { t } from '@signpost/language';
import type { SearchKind } from '@signpost/api-client/search';

/** Describes the listing of each kind. Apart from the kinds, because most pages do not show it. */
export const kindDescriptions = (): Readonly<Record<SearchKind, string>> => ({
  careers: t('What people do all day, what it pays and how they got there.'),
  career_pathways: t('Ladders of jobs, from where people begin to where they may arrive.'),
  courses: t('Degrees with what they ask for and what their graduates earn.'),
  subject_guides: t('What you would study, and the careers it can lead to.'),
  universities: t('Teaching rating, graduate pay and distance from you.'),
  location_guides: t('Nations, regions and cities, and what it is like to live there.'),
  open_days: t('Days to look round before you choose.'),
  spotlights: t('Stories that universities tell of themselves, marked as promotion.'),
  apprenticeships: t('Paid work with training, open for applications now.'),
  employers: t('Who hires, what they offer and what it is like there.'),
  virtual_work_experiences: t('Try the work from home, in a few hours.'),
  industry_guides: t('Who works where, and which skills they need.'),
  articles: t('Applying, money, student life: one question each.'),
  statement_guides: t('How to write about yourself, subject by subject.'),
});
