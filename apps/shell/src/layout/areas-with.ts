import type { NavLink } from '@signpost/federation/contract';
import type { NavArea } from '@signpost/shared-ui';

type NavGroup = NavArea['groups'][number];

const groupsWith = (groups: readonly NavGroup[], links: readonly NavLink[]): readonly NavGroup[] =>
  links.reduce<readonly NavGroup[]>((known, { group, name, href, note }) => {
    const link = { name, href, ...(note && { note }) };
    return known.some((one) => one.name === group)
      ? known.map((one) => (one.name === group ? { ...one, links: [...one.links, link] } : one))
      : [...known, { name: group, links: [link] }];
  }, groups);

/** Returns the site's areas with links of remotes after the shell's own, each in its group or in a new one. */
export const areasWith = (areas: readonly NavArea[], links: readonly NavLink[]): readonly NavArea[] =>
  areas.map((area) => ({
    ...area,
    groups: groupsWith(
      area.groups,
      links.filter((link) => link.area === area.line),
    ),
  }));
