/** The five areas of the site, each a line on its map with a colour, an icon and a name. */
export type Line = 'careers' | 'courses' | 'unis' | 'employers' | 'guides';

/** The name people read for each line; colour is never the only sign of it. */
export const LINE_NAMES: Readonly<Record<Line, string>> = {
  careers: 'Careers',
  courses: 'Courses',
  unis: 'Universities',
  employers: 'Employers',
  guides: 'Guides',
};
