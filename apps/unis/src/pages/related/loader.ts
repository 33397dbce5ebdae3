import { t } from '@signpost/language';
import { miles } from '@signpost/shared-ui';
import type { LoaderFunctionArgs } from 'react-router-dom';
import * as v from 'valibot';
import type { Provider, RelatedProvider } from '@signpost/api-client/unis';
import { loadProvider } from '../../components/provider/load-provider';
import { milesBetween } from '@signpost/api-client/geocode';
import { ORDERS, type Order } from './orders';

const OrderName = v.fallback(v.picklist(ORDERS.map(({ value }) => value)), 'alike');

/** Data of the related universities page. */
export interface RelatedData {
  readonly provider: Provider;
  readonly order: Order;
  readonly related: readonly RelatedProvider[];
}

/** Returns the reasons, including the distance when both locations are known. */
const withDistance = ({ latlon }: Provider, { provider, reasons }: RelatedProvider): RelatedProvider => {
  if (!latlon || !provider.latlon || reasons.some((reason) => /\bmiles? away$/.test(reason))) {
    return { provider, reasons };
  }
  return {
    provider,
    reasons: [...reasons, t('{distance} away', { distance: miles(milesBetween(latlon, provider.latlon)) })],
  };
};

const inOrder = (provider: Provider, order: Order): readonly RelatedProvider[] => {
  const far = (related: RelatedProvider): number =>
    provider.latlon && related.provider.latlon
      ? milesBetween(provider.latlon, related.provider.latlon)
      : Number.POSITIVE_INFINITY;
  const all = [...provider.related];
  if (order === 'distance') return all.sort((one, other) => far(one) - far(other));
  if (order === 'pay') {
    return all.sort((one, other) => (other.provider.avgSalary ?? 0) - (one.provider.avgSalary ?? 0));
  }
  return all;
};

/** Loads the universities similar to one, each with its reasons, in the order given in the address. */
export const loader = async (args: LoaderFunctionArgs): Promise<RelatedData> => {
  const provider = await loadProvider(args);
  const order = v.parse(OrderName, new URL(args.request.url).searchParams.get('sort'));
  const related = inOrder(provider, order).map((each) => withDistance(provider, each));
  return { provider, order, related };
};
