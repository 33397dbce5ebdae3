import { isCardSlot, type SlotName } from '../../contract';
import type { ServedPage } from './served-page';

/** Why a slot of the remote `name` is missing from the page that should show it. */
export const slotProblems = (page: ServedPage, name: string, slot: SlotName): readonly string[] => {
  const failed = page.logged.map((line) => `the shell logged "${line}"`);
  if (page.status !== 200) return [`the page answered ${page.status}`, ...failed];
  if (!isCardSlot(slot)) {
    const row = page.rows.find((one) => one.slot === slot && one.remote === name);
    return row?.text ? failed : [row ? 'the row is empty' : 'the row is left out', ...failed];
  }
  // When a card cannot be loaded the shell renders a fallback with the same text and none of the remote's
  // classes.
  const isRendered = page.classes.some((one) => one.startsWith(`${name}-`));
  return isRendered ? failed : ['the card is rendered by the shell, not by the remote', ...failed];
};
