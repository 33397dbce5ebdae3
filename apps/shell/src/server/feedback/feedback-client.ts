import { z } from 'zod';

/** An answer about a page, with the remote and release that it was about. */
export interface PageFeedback {
  readonly path: string;
  /** The remote that owns the page, or 'shell'. */
  readonly owner: string;
  readonly release: string | null;
  readonly useful: boolean;
  readonly comment: string | null;
}

/** Stores an answer; returns whether that succeeded. Never rejects. */
export type StoreFeedback = (feedback: PageFeedback) => Promise<boolean>;

const counted = { path: z.string(), owner: z.string(), release: z.string().nullable() };

const feedbackReportSchema = z.object({
  pages: z.array(z.object({ ...counted, useful: z.int(), notUseful: z.int() })),
  comments: z.array(
    z.object({ ...counted, useful: z.boolean(), comment: z.string().nullable(), day: z.string() }),
  ),
  emptySearches: z.array(z.object({ index: z.string(), query: z.string(), searches: z.int() })),
});

/** The answers about pages, and the words that searches did not find. */
export type FeedbackReport = z.infer<typeof feedbackReportSchema>;

const FEEDBACK_TIMEOUT_MS = 5_000;

/** The backend's store of feedback, which only the shell's server can reach. */
export const createFeedbackClient = (backend: string | URL) => {
  const call = (init: RequestInit = {}) =>
    fetch(new URL('/internal/feedback', backend), {
      ...init,
      signal: AbortSignal.timeout(FEEDBACK_TIMEOUT_MS),
    });

  const store: StoreFeedback = async (feedback) => {
    const headers = { 'content-type': 'application/json' };
    try {
      return (await call({ method: 'POST', headers, body: JSON.stringify(feedback) })).ok;
    } catch {
      return false;
    }
  };

  /** Reads the report; null when it is not available. */
  const read = async (): Promise<FeedbackReport | null> => {
    try {
      return feedbackReportSchema.parse(await (await call()).json());
    } catch {
      return null;
    }
  };

  return { store, read };
};
