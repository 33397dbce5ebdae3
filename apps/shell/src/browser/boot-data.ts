import { BOOT_ID, type BootData } from '../routing/boot';

/** Reads what the server put into the page. Throws when the page was not made by the shell's server. */
export const readBootData = (): BootData => {
  const block = document.getElementById(BOOT_ID)?.textContent;
  if (!block) throw new Error(`this page has no ${BOOT_ID} block`);
  return JSON.parse(block) as BootData;
};
