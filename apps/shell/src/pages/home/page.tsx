import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { attempt } from '@signpost/api-client/base';
import { deadlinesOf, keyFactsApi, type Deadline } from '@signpost/api-client/key-facts';
import { pageHandle } from '@signpost/federation/contract';
import { Container } from '@signpost/shared-ui';
import { SlotRows } from '../../routing/slot-rows';
import { fillRows, type Row } from '../../routing/rows';
import { withinSlotDeadline } from '../../routing/slots';
import { Doors } from './doors';
import { Resume } from './resume';

interface HomeData {
  readonly rows: readonly Row[];
  /** Null when they cannot be had. */
  readonly deadlines: readonly Deadline[] | null;
}

const deadlinesFor = async ({ context }: LoaderFunctionArgs): Promise<HomeData['deadlines']> => {
  const outcome = await attempt(context, keyFactsApi.endpoints.listKeyFacts.initiate(undefined));
  return 'data' in outcome ? deadlinesOf(outcome.data) : null;
};

/** Gathers the rows that squads show on the home page, and the deadlines of applications. */
export const loader = async (args: LoaderFunctionArgs): Promise<HomeData> => {
  const [rows, deadlines] = await Promise.all([
    fillRows('home.row', args),
    // The page waits no longer for them than for a row.
    withinSlotDeadline(deadlinesFor(args)).catch(() => null),
  ]);
  return { rows, deadlines };
};

export const handle = pageHandle<HomeData>({
  head: () => ({
    title: 'Find your way to university, work and training',
    description:
      'Explore careers, courses, universities and employers across the UK, with honest figures and their sources. Work out what to do, then where to go.',
    canonical: '/',
    jsonLd: [{ '@type': 'WebSite', name: 'Signpost', url: '/' }],
  }),
});

/** Home: two doors, what to do and where to go; where a returning visitor was; then what the squads have to show. */
export const Component = () => {
  const { rows, deadlines } = useLoaderData<HomeData>();
  return (
    <>
      <Doors />
      <Resume deadlines={deadlines} />
      <Container>
        <SlotRows slot="home.row" rows={rows} />
      </Container>
    </>
  );
};
