import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { pageHandle } from '@signpost/federation/contract';
import { Framed } from '../../framed/framed';
import { EmbeddedIndustryGuide } from '../../widgets/industry-guide/embedded-industry-guide';
import { industryHead } from '../../widgets/industry-guide/head';
import { loadIndustryGuide, type IndustryData } from '../../widgets/industry-guide/load';

/** Loads the industry guide in the address: `?industryGuide=healthcare`. */
export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadIndustryGuide(context, new URL(request.url).searchParams.get('industryGuide'));

export const handle = pageHandle<IndustryData>({
  line: 'guides',
  chrome: 'none',
  head: ({ data, url }) => ({ ...industryHead(data, url), robots: 'noindex' }),
});

/** An industry guide for other sites' frames (R-31): the guide alone, without storage or analytics. `compact` in the address shortens it. */
export const Component = () => {
  const [parameters] = useSearchParams();
  return (
    <Framed>
      <EmbeddedIndustryGuide data={useLoaderData() as IndustryData} compact={parameters.has('compact')} />
    </Framed>
  );
};
