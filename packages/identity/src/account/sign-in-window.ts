// Loaded on demand, because most pages are neither an iframe nor a sign-in window.
const openHandover = () => import(/* webpackChunkName: "identity.handover" */ '../session-handover');

/**
 * Runs in the window that an iframe opened for signing in: hands the sign-in over to the iframe. Resolves when the
 * exchange is complete.
 */
export const handOver = async (): Promise<void> => (await openHandover()).handOver();

/** Runs in an iframe: takes over the sign-in of the window that it just opened, if there is one. */
export const takeOver = async (opened: Window): Promise<void> => (await openHandover()).takeOver(opened);
