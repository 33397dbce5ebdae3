import { t } from '@signpost/language';
import { load as loadQuery } from '@signpost/api-client/base';
import { searchApi, type SearchHit } from '@signpost/api-client/search';
import type { RowModule } from '@signpost/federation/contract';
import { RecordCarousel } from '@signpost/shared-ui';
import { useRecordSaving } from '@signpost/identity/save-buttons';
import { Component as CareerCard } from './career-card';

type Careers = readonly SearchHit[];

/** Levels of education below a degree, as values of the index. */
const BELOW_A_DEGREE = [
  'No set qualifications',
  'Level 2: GCSEs or equal',
  'Level 3: A levels, T levels, Highers or equal',
];

/** Fetches the best-paid careers in which most people have no degree. */
export const load: RowModule<Careers>['load'] = async ({ context }) => {
  const page = await loadQuery(
    context,
    searchApi.endpoints.searchIndex.initiate({
      kind: 'careers',
      order: 'pay_desc',
      perPage: 8,
      chosen: { education: BELOW_A_DEGREE },
    }),
  );
  return page.hits;
};

/** The careers row of the home page. */
export const Component: RowModule<Careers>['Component'] = ({ data }) => (
  <RecordCarousel
    line="careers"
    heading={t('Paid well, without a degree')}
    note={t(
      'Half of those who do it full-time earned more than this in 2024, half less (Office for National Statistics). Most begin on less.',
    )}
    all="/explore/career-list"
    records={data}
    Card={CareerCard}
    {...useRecordSaving('careerCareers')}
  />
);
