// Most pages are in no frame, and no window for signing in.
const openHandover = () => import(/* webpackChunkName: "identity.handover" */ '../handover');

/** In the window that a frame opened for signing in: hands the sign-in over to the frame; resolves when all is said. */
export const handOver = async (): Promise<void> => (await openHandover()).handOver();

/** In a frame: takes over the sign-in of the window that it just opened, when there is one. */
export const takeOver = async (opened: Window): Promise<void> => (await openHandover()).takeOver(opened);
