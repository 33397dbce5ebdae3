import { FEEDBACK } from './feedback-address';

export interface Feedback {
  /** The page's path, without its query. */
  readonly path: string;
  readonly useful: boolean;
  readonly comment?: string;
}

/** Sends an answer. Returns whether it was stored; never rejects. */
export const sendFeedback = async (feedback: Feedback): Promise<boolean> => {
  try {
    const { ok } = await fetch(FEEDBACK, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(feedback),
    });
    return ok;
  } catch {
    return false;
  }
};
