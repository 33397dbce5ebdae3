/** Names and phrases of this project's own dialect, with the word of the field that replaces each. */
export const REPLACED_WORDS = [
  [/\bbreath\(/, 'yieldToMain'],
  [/\bwakeParts\b|\bwhenStirred\b|data-stirred|data-sleeping|\bsleeping\(/, 'island, hydrate'],
  [/\bSight\b/, 'ResolvedReleases'],
  [/\bkeptFor\b/, 'staleWhileRevalidate'],
  [/\bwatchSilence\b|\b[wW]itness(es)?\b/, 'heartbeat monitor, watchdog'],
  [/\bisNobody\b|\bLettersHere\b/, 'anonymous session, outbox link'],
  [/\blogin-wish\b|\bown-writes\b|\bownWrites\b/, 'pending save, tab versions'],
  [
    /\bPATIENCE\b|\bDEADLINE\b|\bLONGEST_\w+|\bLONGEST\b|\bMOST_\w+|\bLEAST_\w+/,
    '*_TIMEOUT_MS, MAX_*, MIN_*',
  ],
  [/\brecords?-row\b|\bRecords?Row\b/, 'result row, record carousel'],
  [/cannot be had|could not be had/, 'is not available, cannot be loaded'],
  [/\b[wW]hoever\b|\bnobody's\b/, 'a visitor or caller who …'],
  [/asked no more|came to life|map of the house/, 'a plain sentence'],
];
