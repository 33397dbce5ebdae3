const script = document.currentScript;

/** The origin from which this script was loaded, used for data, pictures and links. */
export const SITE = new URL(script instanceof HTMLScriptElement ? script.src : document.baseURI).origin;

/** Makes an address of the site absolute; leaves others unchanged. */
export const onSite = (address: string): string => (/^\/(?!\/)/.test(address) ? SITE + address : address);
