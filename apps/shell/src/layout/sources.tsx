import { t } from '@signpost/language';

/** Names the publishers of the site's data, for every footer. */
export const Sources = () => (
  <p>
    {t(
      'Facts about universities come from Discover Uni (Office for Students and HESA) and are shown with their year. Text and pictures are our own.',
    )}
  </p>
);
