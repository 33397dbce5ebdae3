import { Footer } from '@signpost/shared-ui';
import { AREAS } from './site-map';
import { SMALL_PRINT } from './small-print';
import { Sources } from './sources';

const STOPS = AREAS.map(({ line, name, groups }) => ({
  line,
  name,
  links: groups.flatMap(({ links }) => links),
}));

/** The whole network, below every page. */
export const SiteFooter = () => (
  <Footer groups={STOPS} links={SMALL_PRINT}>
    <Sources />
  </Footer>
);
