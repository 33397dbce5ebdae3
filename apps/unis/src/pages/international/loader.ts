import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadKeyFacts, tuitionFee, type KeyFact } from '@signpost/api-client/key-facts';
import type { Provider } from '@signpost/api-client/unis';
import { loadProvider } from '../../components/provider/load-provider';
import { countryByCode, type Country } from './countries';

/** Data of the page for international students. */
export interface InternationalData {
  readonly provider: Provider;
  /** The country in the address, when valid. */
  readonly country: Country | null;
  /** The fee of UK students in the provider's nation; null when it is not known or could not be loaded. */
  readonly homeFee: KeyFact | null;
}

/** Loads a provider, and parses the visitor's country (R-24, E-20). */
export const loader = async (args: LoaderFunctionArgs): Promise<InternationalData> => {
  const code = new URL(args.request.url).searchParams.get('country') ?? '';
  const [provider, known] = await Promise.all([loadProvider(args), loadKeyFacts(args.context)]);
  const homeFee = tuitionFee(known?.facts ?? [], provider.address.country);
  return { provider, country: countryByCode(code) ?? null, homeFee };
};
