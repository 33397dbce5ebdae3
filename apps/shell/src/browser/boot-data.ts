import { BOOT_ID, type BootData } from '../transfer/boot-data';

/**
 * Reads the boot data that the server put into the page. Throws when the page was not rendered by the shell's server.
 */
export const readBootData = (): BootData => {
  const block = document.getElementById(BOOT_ID)?.textContent;
  if (!block) throw new Error(`this page has no ${BOOT_ID} block`);
  return JSON.parse(block) as BootData;
};
