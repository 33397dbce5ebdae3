import { AreaPanel, type NavArea } from '@signpost/shared-ui';
import { AREAS } from './site-map';

/** What lies on one of the site's lines. */
export const SiteArea = ({ line }: Pick<NavArea, 'line'>) => {
  const area = AREAS.find((it) => it.line === line);
  return area && <AreaPanel area={area} />;
};
