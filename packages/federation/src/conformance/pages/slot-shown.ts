import type { SlotName } from '../../contract';
import type { ServedPage } from './served-page';

/** Why a slot of the remote `name` is not seen in the page that is to show it. */
export const slotShown = (page: ServedPage, name: string, slot: SlotName): readonly string[] => {
  const failed = page.logged.map((line) => `the shell logged "${line}"`);
  if (page.status !== 200) return [`the page answered ${page.status}`, ...failed];
  if (slot.endsWith('.row')) {
    const row = page.rows.find((one) => one.slot === slot && one.remote === name);
    return row?.text ? failed : [row ? 'the row is empty' : 'the row is left out', ...failed];
  }
  // A card that cannot be had is drawn by the shell, with the same words and none of the remote's classes.
  const drawn = page.classes.some((one) => one.startsWith(`${name}-`));
  return drawn ? failed : ['the card is drawn by the shell, not by the remote', ...failed];
};
