/** Rules for studying in the UK that depend on the country of a passport. */
export interface PassportRules {
  /** Whether a Student visa is needed for a degree. */
  readonly visa: boolean;
  /** Whether the passport alone is proof of English for the visa. */
  readonly englishByPassport: boolean;
}

/**
 * Irish citizens live and study in the UK without a visa (Common Travel Area), and so do people of the Crown
 * Dependencies.
 */
const NO_VISA: ReadonlySet<string> = new Set(['IE', 'JE', 'GG', 'IM']);

/** Majority English-speaking countries in the Immigration Rules, and Canada; then the British overseas territories. */
const ENGLISH: ReadonlySet<string> = new Set(
  (
    'AG AU BS BB BZ CA DM GD GY JM MT NZ KN LC VC TT US USA IE JE GG IM ' + 'AI BM IO VG KY FK GI MS PN SH TC'
  ).split(' '),
);

/** Returns the rules that depend on the passport alone; a person’s own history may change them. */
export const rulesFor = (code: string): PassportRules => ({
  visa: !NO_VISA.has(code),
  englishByPassport: ENGLISH.has(code),
});
