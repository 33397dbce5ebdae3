/**
 * Names and phrases of this project's own dialect, with the common term that replaces each. A third element limits a
 * rule to files whose path matches.
 */
export const REPLACED_WORDS = [
  [/\bbreath\(/, 'yieldToMain'],
  [/\bwakeParts\b|\bwhenStirred\b|data-stirred|data-sleeping|\bsleeping\(/, 'island, hydrate'],
  [/\bSight\b|\bsee\(/, 'ResolvedReleases, resolveReleases'],
  [/\bkeptFor\b/, 'staleWhileRevalidate'],
  [/\bwatchSilence\b|\b[wW]itness(es)?\b/, 'heartbeat monitor, watchdog'],
  [/\bheart\b|\bbeats\b/, 'heartbeat'],
  [/\b(longest)?[sS]ilence\b/, 'idle timeout'],
  [
    /\bisNobody\b|\bLettersHere\b|(const|let|type|interface) nobody\b|\/nobody'/,
    'anonymous session, outbox link',
  ],
  [/(?<!(?:first|wrong|last|one) )\b[lL]etters? (is|are|that|to)\b/, 'email'],
  [/\blogin-wish\b|\bown-writes\b|\bownWrites\b/, 'pending save, tab versions'],
  [/\bSaid\b/, 'the name of what is shown'],
  [/\b(type|interface|as) Seen\b|\bSeen[[>]/, 'a name of the result'],
  [/\bPace\b|\bDEFAULT_PACE\b/, 'DeliveryTiming'],
  [/\brescue\b/, 'relaxation of a query'],
  [/\btrial\b/, 'canary', /^packages\/federation\//],
  [
    /\bPATIENCE\b|\bDEADLINE\b|\bLONGEST_\w+|\bLONGEST\b|\bMOST_\w+|\bLEAST_\w+/,
    '*_TIMEOUT_MS, MAX_*, MIN_*',
  ],
  [/\brecords?-row\b|\bRecords?Row\b/, 'result row, record carousel'],
  [/cannot be had|could (not )?be had/, 'is not available, cannot be loaded'],
  [/\b[wW]hoever\b|\bnobody's\b/, 'a visitor or caller who …'],
  [/\b[mM]ended\b/, 'fixed, corrected'],
  [/(?<!\?)\banew\b/, 'again'],
  [/asked no more|c(ame|omes?) to life|in earnest|map of the house/, 'a plain sentence'],
];
