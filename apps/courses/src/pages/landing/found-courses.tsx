import { Sidebar } from '@signpost/shared-ui';
import { LandingFilters } from './filters';
import type { LandingData, WithFound } from './loader';
import { Results } from './results';

/** What was found, beside what narrows it. */
export const FoundCourses = ({ shown }: { shown: LandingData }) =>
  hasFound(shown) && (
    <Sidebar side={<LandingFilters shown={shown} />}>
      <Results {...shown} />
    </Sidebar>
  );

const hasFound = (shown: LandingData): shown is WithFound => shown.found !== null;
