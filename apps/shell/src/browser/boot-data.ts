import { BOOT_ID, type BootData } from '../transfer/boot-data';

let boot: BootData | undefined;

/**
 * Reads the boot data that the server put into the page, once. Throws when the page was not rendered by the shell's
 * server.
 */
export const readBootData = (): BootData => {
  if (boot) return boot;
  const block = document.getElementById(BOOT_ID)?.textContent;
  if (!block) throw new Error(`this page has no ${BOOT_ID} block`);
  boot = JSON.parse(block) as BootData;
  return boot;
};
