import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Provider } from '@signpost/api-client/unis';
import { loadProvider } from '../../components/load-provider';
import { countryByCode, type Country } from './countries';

/** What the page shows. */
export interface InternationalData {
  readonly provider: Provider;
  /** The country that the address names, when it is one. */
  readonly country: Country | null;
}

/** Loads a provider, and reads which country the visitor comes from (R-24, E-20). */
export const loader = async (asked: LoaderFunctionArgs): Promise<InternationalData> => {
  const code = new URL(asked.request.url).searchParams.get('country') ?? '';
  return { provider: await loadProvider(asked), country: countryByCode(code) ?? null };
};
