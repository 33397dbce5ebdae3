import { hitPayWords, type SearchHit } from '@signpost/api-client/search';
import type { CardModule } from '@signpost/federation/contract';
import { given, grouped, RecordCard, salary, TefRating, type TefAward } from '@signpost/shared-ui';
import { courseFact } from '../components/course-count';

const AWARDS: readonly TefAward[] = ['Gold', 'Silver', 'Bronze', 'Requires improvement'];

/** How much it teaches, and what its graduates earn. */
export const facts: CardModule<SearchHit>['facts'] = ({ facts: hit }) =>
  given(
    courseFact({ courseCount: hit.courseCount ?? 0, coursesPublished: hit.coursesPublished ?? 0 }),
    hitPayWords(hit, { salary, grouped }),
  );

/** A university or college: where it is, and its teaching rating when it has one. */
export const Component: CardModule<SearchHit>['Component'] = ({ record, ...place }) => {
  const { town, region, tef } = record.facts;
  const award = AWARDS.find((known) => known === tef);
  return (
    <RecordCard
      {...place}
      record={record}
      line="unis"
      subtitle={[...new Set(given(town, region))].join(', ')}
      sign={award && <TefRating award={award} />}
      facts={facts(record)}
    />
  );
};
