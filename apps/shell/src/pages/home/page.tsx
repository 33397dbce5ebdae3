import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { pageHandle } from '@signpost/federation/contract';
import { Container } from '@signpost/shared-ui';
import { SlotRows } from '../../routing/slot-rows';
import { fillRows, type Row } from '../../routing/rows';
import { Doors } from './doors';
import { Resume } from './resume';

interface HomeData {
  readonly rows: readonly Row[];
}

/** Gathers the rows that squads show on the home page. */
export const loader = async (args: LoaderFunctionArgs): Promise<HomeData> => ({
  rows: await fillRows('home.row', args),
});

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
  const { rows } = useLoaderData<HomeData>();
  return (
    <>
      <Doors />
      <Resume />
      <Container>
        <SlotRows slot="home.row" rows={rows} />
      </Container>
    </>
  );
};
