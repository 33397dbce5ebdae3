import * as v from 'valibot';

/** Sent by the framed page when it is ready for a hello. It contains no data, so any host may receive it. */
export const FRAME_READY = { type: 'signpost:frame-alive' } as const;

/** Sent by the host: from then on the frame reports its height to this origin. */
export const Hello = v.object({ type: v.literal('signpost:frame-hello') });

/** Sent by the frame to its host: the height of its page, in CSS pixels. */
export interface HeightMessage {
  readonly type: 'signpost:frame-height';
  readonly height: number;
}
