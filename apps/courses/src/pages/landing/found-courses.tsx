import { Sidebar } from '@signpost/shared-ui';
import { LandingFilters } from './filters';
import type { LandingData, WithFound } from './page-data';
import { Results } from './results';

/** Search results beside the filters. */
export const FoundCourses = ({ shown }: { shown: LandingData }) =>
  hasFound(shown) && (
    <Sidebar side={<LandingFilters shown={shown} />}>
      <Results {...shown} />
    </Sidebar>
  );

const hasFound = (shown: LandingData): shown is WithFound => shown.found !== null;
