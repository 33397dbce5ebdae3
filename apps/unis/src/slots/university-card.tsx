import { hitPayWords, type SearchHit } from '@signpost/api-client/search';
import type { CardModule } from '@signpost/federation/contract';
import { given, grouped, RecordCard, salary, TefRating, type TefAward } from '@signpost/shared-ui';
import { courseFact } from '../components/course-count';

const AWARDS: readonly TefAward[] = ['Gold', 'Silver', 'Bronze', 'Requires improvement'];

/** Formats the number of courses and graduate pay. */
export const facts: CardModule<SearchHit>['facts'] = ({ facts: hit }) =>
  given(
    courseFact({ courseCount: hit.courseCount ?? 0, coursesPublished: hit.coursesPublished ?? 0 }),
    hitPayWords(hit, { salary, grouped }),
  );

/** Card of a university or college: location, and teaching rating when it has one. */
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
