const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript : undefined;

/** The address of this script, and the nonce of its tag: other files of its release are loaded with both. */
export const SCRIPT = { address: script?.src ?? document.baseURI, nonce: script?.nonce ?? '' };

/** The origin from which this script was loaded, used for data, pictures and links. */
export const SITE = new URL(SCRIPT.address).origin;

/** Makes an address of the site absolute; leaves others unchanged. */
export const onSite = (address: string): string => (/^\/(?!\/)/.test(address) ? SITE + address : address);
