import { t } from '@signpost/language';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { attempt } from '@signpost/api-client/base';
import { applicationDates, keyFactsApi, type ApplicationDates } from '@signpost/api-client/key-facts';
import { pageHandle } from '@signpost/federation/contract';
import { Container } from '@signpost/shared-ui';
import { SlotRows } from '../../slots/slot-rows';
import { fillRows, type Row } from '../../slots/slot-rows-data';
import { withSlotTimeout } from '../../slots/slot-timeout';
import { SEARCH } from '../search/address';
import { Doors } from './doors';
import { Resume } from './resume';

interface HomeData {
  readonly rows: readonly Row[];
  /** Null when they are not available. */
  readonly dates: ApplicationDates | null;
}

const datesFor = async ({ context }: LoaderFunctionArgs): Promise<HomeData['dates']> => {
  const outcome = await attempt(context, keyFactsApi.endpoints.listKeyFacts.initiate(undefined));
  return 'data' in outcome ? applicationDates(outcome.data) : null;
};

/** Loads the squads' rows of the home page, and the application deadlines. */
export const loader = async (args: LoaderFunctionArgs): Promise<HomeData> => {
  const [rows, dates] = await Promise.all([
    fillRows('home.row', args),
    // Uses the same timeout as a row.
    withSlotTimeout(datesFor(args)).catch(() => null),
  ]);
  return { rows, dates };
};

/** How search engines and browsers search this site (https://schema.org/SearchAction). */
const SEARCH_ACTION = {
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${SEARCH}?q={search_term_string}` },
  'query-input': 'required name=search_term_string',
};

export const handle = pageHandle<HomeData>({
  head: () => ({
    title: t('Find your way to university, work and training'),
    description: t(
      'Explore careers, courses, universities and employers across the UK, with honest figures and their sources. Work out what to do, then where to go.',
    ),
    canonical: '/',
    jsonLd: [{ '@type': 'WebSite', name: 'Signpost', url: '/', potentialAction: SEARCH_ACTION }],
  }),
});

/** Home (R-01): two entrances, what to do and where to go; a returning visitor's last items; then the squads' rows. */
export const Component = () => {
  const { rows, dates } = useLoaderData<HomeData>();
  return (
    <>
      <Doors />
      <Resume dates={dates} />
      <Container>
        <SlotRows slot="home.row" rows={rows} />
      </Container>
    </>
  );
};
