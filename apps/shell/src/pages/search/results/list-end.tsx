import { Pagination } from '@signpost/shared-ui';
import { KINDS } from '../../../components/catalogue/kinds';
import { SamplesNote } from '../samples-note';
import { searchUrl } from '../write-address';
import type { ResultsData } from './page-data';

/** The end of a list of results: its pages, and the note about samples. */
export const ListEnd = ({ address, results }: Pick<ResultsData, 'address' | 'results'>) => (
  <>
    <Pagination
      page={address.page}
      pages={results.pages}
      href={(next) => searchUrl({ ...address, page: next })}
      label={`Pages of ${KINDS[address.kind].name.toLowerCase()}`}
    />
    <SamplesNote hits={results.hits} />
  </>
);
