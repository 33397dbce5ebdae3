import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  feesByNation,
  loadKeyFacts,
  visaCosts,
  type NationFees,
  type KeyFact,
  type VisaCosts,
} from '@signpost/api-client/key-facts';
import { dataOf } from '@signpost/api-client/parts';
import type { Provider } from '@signpost/api-client/unis';
import type { GlanceFact } from '@signpost/shared-ui';
import { loadProvider } from '../../components/provider/load-provider';
import { loadPlace } from '../../components/load-place';
import { countryByCode, type Country } from './countries';
import { glanceOf } from './glance';

/** Data of the page for international students. */
export interface InternationalData {
  readonly provider: Provider;
  /** The country in the address, when valid. */
  readonly country: Country | null;
  /** The fees of UK students on a full-time degree here; empty when they are not known or could not be loaded. */
  readonly homeFees: readonly NationFees[];
  /** What a visa asks for here besides its own fee; null when it is not known. */
  readonly visaCosts: VisaCosts | null;
  /** How long graduates can stay to work; null when it is not known. */
  readonly graduateVisa: KeyFact | null;
  /** What decides about this provider. */
  readonly glance: readonly GlanceFact[];
}

/** Loads a provider, and parses the visitor's country (R-24, E-20). */
export const loader = async (args: LoaderFunctionArgs): Promise<InternationalData> => {
  const code = new URL(args.request.url).searchParams.get('country') ?? '';
  const facts = loadKeyFacts(args.context);
  const provider = await loadProvider(args);
  const [known, place] = await Promise.all([facts, loadPlace(args.context, provider)]);
  const keyFacts = known?.facts ?? [];
  const { country: nation, region } = provider.address;
  const homeFees = feesByNation({ country: nation, studyModes: ['full-time'] }, keyFacts);
  const costs = visaCosts(keyFacts, region ?? '');
  return {
    provider,
    country: countryByCode(code) ?? null,
    homeFees,
    visaCosts: costs,
    graduateVisa: keyFacts.find(({ id }) => id === 'visa-graduate') ?? null,
    glance: glanceOf({ provider, homeFees, visaCosts: costs, stories: dataOf(place, []) }),
  };
};
