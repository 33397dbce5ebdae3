import type { KeyFact } from '../catalogue/content/key-facts';

const BLOCK = /\{\{facts: ([a-z0-9, -]+)\}\}/g;
const INLINE = /\{\{([a-z0-9-]+)\}\}/g;

const DATE_FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
const TIME_FORMAT = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' });

/** The displayed text of a fact: its value, or its date with the time unless that is midnight. */
const valueOf = ({ value, at }: KeyFact): string => {
  if (at === null) return value ?? '';
  const date = new Date(at);
  const time = TIME_FORMAT.format(date);
  return time === '00:00' ? DATE_FORMAT.format(date) : `${time} on ${DATE_FORMAT.format(date)}`;
};

const lineOf = (fact: KeyFact): string =>
  `- **${valueOf(fact)}**: ${fact.label} (${fact.year}, [${fact.source.name}](${fact.source.url}))`;

/**
 * Replaces the facts in a text: `{{id}}` becomes the value, `{{facts: id, id}}` a list with year and source. An unknown
 * fact is omitted from a list, and within a sentence replaced by a note.
 */
export const withFacts = (text: string, facts: readonly KeyFact[]): string => {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const find = (id: string) => byId.get(id) ?? [];
  return text
    .replace(BLOCK, (_, ids: string) => ids.split(/, */).flatMap(find).map(lineOf).join('\n'))
    .replace(INLINE, (_, id: string) => [find(id)].flat().map(valueOf)[0] ?? '(not known to us)');
};
