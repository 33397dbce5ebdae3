const script = document.currentScript;

/** The origin of the site that this script came from: its data, pictures and links are there. */
export const SITE = new URL(script instanceof HTMLScriptElement ? script.src : document.baseURI).origin;

/** An address of the site as a whole one; others stay as they are. */
export const onSite = (address: string): string => (/^\/(?!\/)/.test(address) ? SITE + address : address);
