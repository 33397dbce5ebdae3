import type { Language } from '../../platform/language/request-language';
import { requestLanguage, SOURCE_LANGUAGE } from '../../platform/language/request-language';
import type { KeyFact } from '../catalogue/content/key-facts';

const BLOCK = /\{\{facts: ([a-z0-9, -]+)\}\}/g;
const INLINE = /\{\{([a-z0-9-]+)\}\}/g;

const LONDON = { timeZone: 'Europe/London' };
const TIME_FORMAT = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', ...LONDON });
const DATE_FORMATS: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  'en-GB': new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', ...LONDON }),
  cy: new Intl.DateTimeFormat('cy', { dateStyle: 'long', ...LONDON }),
};
/** The words between a time and its date, and those for a fact that is missing. */
const WORDS: Readonly<Record<Language, { on: string; unknown: string }>> = {
  'en-GB': { on: 'on', unknown: '(not known to us)' },
  cy: { on: 'ar', unknown: '(nid yw’n hysbys i ni)' },
};

/** The displayed text of a fact: its value, or its date with the time unless that is midnight. */
const valueOf = ({ value, at }: KeyFact, language: Language): string => {
  if (at === null) return value ?? '';
  const moment = new Date(at);
  const date = DATE_FORMATS[language].format(moment);
  const time = TIME_FORMAT.format(moment);
  return time === '00:00' ? date : `${time} ${WORDS[language].on} ${date}`;
};

const lineOf = (fact: KeyFact): string =>
  `- **${valueOf(fact, requestLanguage())}**: ${fact.label} (${fact.year}, [${fact.source.name}](${fact.source.url}))`;

/**
 * Replaces the facts in a text: `{{id}}` becomes the value, `{{facts: id, id}}` a list with year and source. An unknown
 * fact is omitted from a list, and within a sentence replaced by a note. Sentences keep their own `language`; a list is in
 * that of the request, as the names of its facts are.
 */
export const withFacts = (
  text: string,
  facts: readonly KeyFact[],
  language: Language = SOURCE_LANGUAGE,
): string => {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const find = (id: string) => byId.get(id) ?? [];
  return text
    .replace(BLOCK, (_, ids: string) => ids.split(/, */).flatMap(find).map(lineOf).join('\n'))
    .replace(
      INLINE,
      (_, id: string) =>
        [find(id)].flat().map((fact) => valueOf(fact, language))[0] ?? WORDS[language].unknown,
    );
};
