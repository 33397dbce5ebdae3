import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { locate, type Located } from '@signpost/api-client/geocode';
import { loadPart, type Loaded } from '@signpost/api-client/parts';
import { unisBySubjectApi, type SubjectProviderPage } from '@signpost/api-client/unis-by-subject';
import { loadSubject, type SubjectData } from '../../widgets/subject/load';

/** Number of providers shown near a postcode. */
const NEARBY_PROVIDERS = 8;

/** Loader data of a subject's page. */
export interface SubjectPageData {
  readonly subject: SubjectData;
  /** The visitor's postcode from the address. */
  readonly located: Located | null;
  /** Providers that teach the subject, nearest first when there is a postcode; null without a guide. */
  readonly providers: Loaded<SubjectProviderPage> | null;
}

/** Loads the subject in the path, and who teaches it near the postcode of the query (C-16). */
export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const [{ data: subject, init }, located] = await Promise.all([
    loadSubject(context, params['subject']),
    locate(context, new URL(request.url).searchParams),
  ]);
  const near = located?.found.outcome === 'found' ? located.found : null;
  const search = {
    subjects: subject.guide ? [subject.guide.id] : [],
    limit: near ? NEARBY_PROVIDERS : 1,
    ...(near && { near: { lat: near.lat, lng: near.lng } }),
  };
  const providers = subject.guide
    ? await loadPart(context, unisBySubjectApi.endpoints.listProvidersBySubject.initiate(search))
    : null;
  return data<SubjectPageData>({ subject, located, providers }, init ?? {});
};
