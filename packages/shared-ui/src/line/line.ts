import { t } from '@signpost/language';

/** The five areas of the site, each a line with a colour, an icon and a name. */
export type Line = 'careers' | 'courses' | 'unis' | 'employers' | 'guides';

/** The display name of each line; colour is never its only indicator. */
export const lineNames = (): Readonly<Record<Line, string>> => ({
  careers: t('Careers'),
  courses: t('Courses'),
  unis: t('Universities'),
  employers: t('Employers'),
  guides: t('Guides'),
});
