/** Counters of all workers of a shell. */
export interface ShellFigures {
  /** Seconds of processor time. */
  readonly processor: number;
  /** Number of pages by cache result. */
  readonly hit: number;
  readonly stale: number;
  readonly miss: number;
}

/** Reads a shell's metrics. Throws when they are missing. */
export const readShellFigures = async (origin: string): Promise<ShellFigures> => {
  const answer = await fetch(new URL('/metrics', origin));
  const text = await answer.text();
  const sumOf = (line: RegExp) => [...text.matchAll(line)].reduce((sum, [, value]) => sum + Number(value), 0);
  const processor = sumOf(/^process_cpu_seconds_total (\S+)$/gm);
  if (!answer.ok || processor === 0) throw new Error(`${origin}/metrics does not report the processor time`);
  const pages = (cache: string) =>
    sumOf(new RegExp(`^signpost_page_seconds_count\\{.*cache="${cache}".*\\} (\\S+)$`, 'gm'));
  return { processor, hit: pages('hit'), stale: pages('stale'), miss: pages('miss') };
};

/** Difference between two readings. */
export const difference = (before: ShellFigures, after: ShellFigures): ShellFigures => ({
  processor: after.processor - before.processor,
  hit: after.hit - before.hit,
  stale: after.stale - before.stale,
  miss: after.miss - before.miss,
});
