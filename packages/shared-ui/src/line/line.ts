/** The five areas of the site, each a line with a colour, an icon and a name. */
export type Line = 'careers' | 'courses' | 'unis' | 'employers' | 'guides';

/** The display name of each line; colour is never its only indicator. */
export const LINE_NAMES: Readonly<Record<Line, string>> = {
  careers: 'Careers',
  courses: 'Courses',
  unis: 'Universities',
  employers: 'Employers',
  guides: 'Guides',
};
