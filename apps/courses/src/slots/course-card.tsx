import { awardWords, oldTitleWords, unsaidModes, studyModeName } from '@signpost/api-client/courses';
import { hitPayWords, type SearchHit } from '@signpost/api-client/search';
import type { CardModule } from '@signpost/federation/contract';
import { usePointsComparison } from '@signpost/identity/own-points';
import { given, grouped, RecordCard, salary } from '@signpost/shared-ui';
import { hitFigures } from '../components/course-figures';

/** Formats award, mode and graduate pay. */
export const facts: CardModule<SearchHit>['facts'] = ({ facts: hit }) => {
  const { qualification = null, distinction = null, studyMode = [] } = hit;
  const award = awardWords({ qualification, distinction });
  return given(
    [award, ...unsaidModes(studyMode, distinction).map(studyModeName)].join(', '),
    hitPayWords(hit, { salary, grouped }),
    oldTitleWords(hit.titleYear),
  );
};

/** Card of a course: provider and location; in a row the figures that decide, as on the pages of courses. */
export const Component: CardModule<SearchHit>['Component'] = ({ record, ...place }) => {
  const compare = usePointsComparison();
  const { provider, town, region, titleYear } = record.facts;
  const owner = { line: 'courses', subtitle: given(provider, town ?? region).join(', ') } as const;
  if (place.layout === 'tile') {
    return <RecordCard {...place} {...owner} record={record} facts={facts(record)} />;
  }
  return (
    <RecordCard
      {...place}
      {...owner}
      comparison={place.because ? undefined : compare(record.facts.entry)}
      // Its summary only repeats mode, place and length.
      record={{ ...record, summary: [] }}
      figures={hitFigures(record)}
      facts={given(oldTitleWords(titleYear))}
    />
  );
};
