import type { Page } from 'playwright-core';
import { isHostedSlotName, type HostedSlot, type HostedSlotName, type RemoteConfig } from '../../contract';
import { checkRule, prefixed, type Finding } from '../../release/checks/finding';
import { MISSING_VALUE } from '../pages/rendered';
import { servedPages, type ServedPage } from '../pages/served-page';
import type { Shell } from '../product/product';
import type { ReadSamples } from '../samples';
import { FILLED_TEXT, ROW_STATES, SLOT_FILLER, STATE_PARAMETER, type RowState } from './slot-filler';

/** The rule about slots in a remote's own pages. */
export const HOSTED_SLOTS_RULE = 'own slots withstand any row';

/** Milliseconds that a page may take beyond its slot's timeout and its own rendering. */
const ALLOWANCE_MS = 1_000;

interface Attempt {
  readonly page: ServedPage;
  readonly milliseconds: number;
}

const attempt = async (shell: Shell, reader: Page, address: string, state: RowState): Promise<Attempt> => {
  const url = new URL(address, shell.url);
  url.searchParams.set(STATE_PARAMETER, state);
  const started = performance.now();
  const [page] = await servedPages(shell, reader, [url.pathname + url.search]);
  if (!page) throw new Error(`${address} was not read`);
  return { page, milliseconds: performance.now() - started };
};

/** Problems of a page whose slot has a row in a state; `whole` is the page with an empty row. */
export const rowStateProblems = (
  slot: HostedSlotName,
  { timeoutMs }: HostedSlot,
  state: RowState,
  { page, milliseconds }: Attempt,
  whole: Attempt,
): readonly string[] => {
  const row = page.rows.find((one) => one.slot === slot && one.remote === SLOT_FILLER);
  const limit = whole.milliseconds + timeoutMs + ALLOWANCE_MS;
  const [missingValue] = MISSING_VALUE.exec(page.text) ?? [];
  return [
    ...(page.status === 200 ? [] : [`the page answered ${page.status}`]),
    ...(page.headings.join() === whole.page.headings.join() ? [] : ['the page lost its heading']),
    ...(state === 'filled' && !row?.text.startsWith(FILLED_TEXT) ? ['the page does not show the row'] : []),
    ...(state !== 'filled' && row?.text ? [`the row shows "${row.text}"`] : []),
    ...(missingValue ? [`it says "${missingValue}"`] : []),
    ...(milliseconds <= limit ? [] : [`the page took ${Math.round(milliseconds)} ms`]),
  ];
};

const slotProblems = async (
  slot: HostedSlotName,
  rules: HostedSlot,
  address: string,
  shell: Shell,
  reader: Page,
): Promise<readonly string[]> => {
  const whole = await attempt(shell, reader, address, 'empty');
  const found: string[] = [];
  for (const state of ROW_STATES) {
    const tried = state === 'empty' ? whole : await attempt(shell, reader, address, state);
    const problems = rowStateProblems(slot, rules, state, tried, whole);
    found.push(...prefixed(`${slot} at ${address}, ${state} row`, problems));
  }
  return found;
};

/** Checks the slots in a remote's own pages with rows that are filled, empty, slow, fail to load and fail to render. */
export const checkHostedSlots = (
  { hosts = {} }: Pick<RemoteConfig, 'hosts'>,
  samples: ReadSamples,
  shell: Shell,
  reader: Page,
): Promise<Finding> =>
  checkRule(HOSTED_SLOTS_RULE, async () => {
    const found: string[] = [];
    for (const [slot, rules] of Object.entries(hosts)) {
      if (!isHostedSlotName(slot)) continue;
      const address = samples.hosts?.[slot];
      if (address) found.push(...(await slotProblems(slot, rules, address, shell, reader)));
      else found.push(`${slot} has no sample address`);
    }
    return found;
  });
