import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { pageHandle } from '@signpost/federation/contract';
import { Framed } from '../../framed/framed';
import { EmbeddedSubject } from '../../widgets/subject/embedded-subject';
import { subjectHead } from '../../widgets/subject/head';
import { loadSubject, type SubjectData } from '../../widgets/subject/load';

/** Loads the subject in the address: `?subject=computer-science`. */
export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadSubject(context, new URL(request.url).searchParams.get('subject'));

export const handle = pageHandle<SubjectData>({
  line: 'guides',
  chrome: 'none',
  head: ({ data, url }) => ({ ...subjectHead(data, url), robots: 'noindex' }),
});

/** A subject for other sites' frames (R-32): the guide alone, without storage or analytics. `compact` in the address shortens it. */
export const Component = () => {
  const [parameters] = useSearchParams();
  return (
    <Framed>
      <EmbeddedSubject data={useLoaderData() as SubjectData} compact={parameters.has('compact')} />
    </Framed>
  );
};
