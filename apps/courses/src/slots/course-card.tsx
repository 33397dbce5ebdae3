import { awardWords, oldTitleWords, unsaidModes } from '@signpost/api-client/courses';
import { hitPayWords, type SearchHit } from '@signpost/api-client/search';
import type { CardModule } from '@signpost/federation/contract';
import { given, grouped, RecordCard, salary } from '@signpost/shared-ui';

/** Formats award, mode and graduate pay. */
export const facts: CardModule<SearchHit>['facts'] = ({ facts: hit }) => {
  const { qualification = null, distinction = null, studyMode = [] } = hit;
  const award = awardWords({ qualification, distinction });
  return given(
    [award, ...unsaidModes(studyMode, distinction)].join(', '),
    hitPayWords(hit, { salary, grouped }),
    oldTitleWords(hit.titleYear),
  );
};

/** Card of a course: provider and location. */
export const Component: CardModule<SearchHit>['Component'] = ({ record, ...place }) => {
  const { provider, town, region } = record.facts;
  return (
    <RecordCard
      {...place}
      record={record}
      line="courses"
      subtitle={given(provider, town ?? region).join(', ')}
      facts={facts(record)}
    />
  );
};
