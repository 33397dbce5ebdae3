/** How much longer a page may take beside someone's trouble, as a share. */
export const SHARE = 1.2;

/** Below so many milliseconds a difference is the machine's noise. */
export const FLOOR = 15;

/** Whether the rest of a troubled site keeps the pace of its untroubled twin: two p95s in milliseconds. */
export const isLevel = (rest: number, twin: number): boolean => rest <= Math.max(twin * SHARE, twin + FLOOR);
