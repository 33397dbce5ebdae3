import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Provider } from '@signpost/api-client/unis';
import { loadProvider } from '../../components/provider/load-provider';
import { countryByCode, type Country } from './countries';

/** Data of the page for international students. */
export interface InternationalData {
  readonly provider: Provider;
  /** The country in the address, when valid. */
  readonly country: Country | null;
}

/** Loads a provider, and parses the visitor's country (R-24, E-20). */
export const loader = async (args: LoaderFunctionArgs): Promise<InternationalData> => {
  const code = new URL(args.request.url).searchParams.get('country') ?? '';
  return { provider: await loadProvider(args), country: countryByCode(code) ?? null };
};
