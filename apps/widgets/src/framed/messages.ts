import * as v from 'valibot';

/** The page in the frame lives: the host may say hello. It tells nothing else, so any host may hear it. */
export const ALIVE = { type: 'signpost:frame-alive' } as const;

/** The host says hello: from here on the frame tells this origin its height. */
export const Hello = v.object({ type: v.literal('signpost:frame-hello') });

/** What the frame tells its host: how high its page is, in CSS pixels. */
export interface HeightMessage {
  readonly type: 'signpost:frame-height';
  readonly height: number;
}
