import { t } from '@signpost/language';
import { savedPageId } from '@signpost/api-client/page-urls';
import type { SearchHit } from '@signpost/api-client/search';
import { useRecordSaving } from '@signpost/identity/save-buttons';
import { distinctNotices, RecordCarousel } from '@signpost/shared-ui';
import { Component as SpotlightCard } from '../../slots/spotlight-card';

/** The provider's promotional stories. */
export const Spotlights = ({ hits }: { hits: readonly SearchHit[] }) => (
  <RecordCarousel
    line="unis"
    heading={t('In its own words')}
    note={distinctNotices(hits.map(({ facts }) => facts))}
    all="/explore/search/spotlights"
    records={hits}
    Card={SpotlightCard}
    {...useRecordSaving('pages', (id) => savedPageId('spotlights', id))}
  />
);
