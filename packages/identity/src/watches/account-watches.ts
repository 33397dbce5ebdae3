import * as v from 'valibot';
import type { Setting } from '@signpost/identity';
import { accountRecord } from '../account/record';
import type { Visitor } from '../account/visitor-state';
import { WATCHES_SETTING } from './has-watches';
import { isSameWatch, MAX_WATCHES, StoredWatches, type Watch } from './kinds';
import { liveWatches, NO_WATCHES, sendWatches, storeWatches } from './watches';

const Data = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ items: StoredWatches }),
  v.transform(({ items }) => items),
);

const savedIn = (settings: readonly Setting[]): readonly Watch[] => {
  const { name, collection } = WATCHES_SETTING;
  const setting = settings.find((each) => each.name === name && each.collection === collection);
  const parsed = v.safeParse(Data, setting?.data);
  return parsed.success ? parsed.output : [];
};

const isAlike = (one: readonly Watch[], other: readonly Watch[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Brings the device and the account together. At the first sign-in the device's watches are added to the account's; then
 * the account's list holds. After a sign-out nothing of the account stays on the device.
 */
export const reconcileWatches = ({ status, person: { uid, settings } }: Visitor): void => {
  const here = liveWatches.latest();
  if (status === 'unknown') return;
  if (status === 'anonymous') {
    // While the service is unreachable the visitor counts as anonymous, but the record of the account stays.
    if (here.account !== null && accountRecord.latest() === null) storeWatches(NO_WATCHES);
    return;
  }
  const saved = savedIn(settings);
  if (here.account === uid) {
    if (!isAlike(saved, here.items)) storeWatches({ ...here, items: saved });
    return;
  }
  const own = here.account === null ? here.items : [];
  const added = own.filter((item) => !saved.some((other) => isSameWatch(other, item)));
  const items = [...saved, ...added].slice(0, MAX_WATCHES);
  if (items.length === 0) return;
  if (!isAlike(saved, items)) void sendWatches(items);
  storeWatches({ ...(here.account === null ? here : NO_WATCHES), account: uid, items });
};
