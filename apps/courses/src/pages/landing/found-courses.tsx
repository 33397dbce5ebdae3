import { Sidebar } from '@signpost/shared-ui';
import { LandingFilters } from './filters';
import type { LandingData } from './loader';
import { Results } from './results';

/** What was found, beside what narrows it. */
export const FoundCourses = ({ shown: { found, ...shown } }: { shown: LandingData }) =>
  found && (
    <Sidebar side={<LandingFilters {...shown} found={found} />}>
      <Results {...shown} found={found} />
    </Sidebar>
  );
