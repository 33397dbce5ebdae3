import { tellingWords, titleParts, withoutManner } from './title-words';
import type { Example } from './word-weights';
import { learnWords } from './word-weights';

/** What names subjects: their CAH names and HECoS labels, and titles whose subjects are published. */
export interface Knowledge {
  labels: readonly { code: string; name: string }[];
  titles: readonly { title: string; codes: readonly string[] }[];
}

/** Gives the CAH codes of a title, of those its provider teaches, the most telling first; none where the words do not say. */
export type SubjectMatcher = (title: string, taught: ReadonlySet<string>) => string[];

const mostSubjects = 3;
/** The share of a text's weight that a subject must explain. */
const enough = 0.55;

const signature = (text: string) => [...tellingWords(text)].sort().join(' ');
const area = (code: string) => code.slice(0, 8);

/**
 * A title that is a subject's own name is that subject; one that has the words of a title with published subjects has
 * those; any other is judged by its words, whole and then part by part. A code that its provider does not teach is
 * replaced only by one of the same area: better no subject than a wrong one.
 */
export function createSubjectMatcher({ labels, titles }: Knowledge): SubjectMatcher {
  const named = firstOf(labels.map(({ code, name }) => [signature(name), code] as const));
  const seen = mostCommon(titles.map(({ title, codes }) => [signature(title), codes] as const));
  const words = learnWords([
    ...labels.map(({ code, name }): Example => ({ code, text: name, weight: 2 })),
    ...titles.flatMap(({ title, codes: [code, second] }): Example[] =>
      code && !second ? [{ code, text: withoutManner(title), weight: 1 }] : [],
    ),
  ]);

  const taughtInArea = (code: string, telling: readonly string[], taught: ReadonlySet<string>) =>
    taught.has(code)
      ? code
      : best(
          telling,
          words.codes.filter((other) => taught.has(other) && area(other) === area(code)),
        );

  function best(telling: readonly string[], codes: readonly string[]): string | undefined {
    const scored = codes.map((code) => ({ code, score: words.score(telling, code) }));
    return scored.sort((one, other) => other.score - one.score)[0]?.code;
  }

  function judge(text: string, taught: ReadonlySet<string>, least: number): string[] {
    const telling = tellingWords(text);
    const own = named.get(signature(text));
    if (own) return [taughtInArea(own, telling, taught) ?? []].flat();
    const code = best(telling, words.codes);
    if (!code || words.explained(telling, code) < least) return [];
    return [taughtInArea(code, telling, taught) ?? []].flat();
  }

  return (title, taught) => {
    const about = withoutManner(title);
    const known = (seen.get(signature(about)) ?? []).filter((code) => taught.has(code));
    if (!named.has(signature(about)) && known.length > 0) return known.slice(0, mostSubjects);
    const parts = titleParts(title);
    const byPart = () => [...new Set(parts.flatMap((part) => judge(part, taught, enough)))];
    const whole = judge(about, taught, parts.length > 1 ? 1 : enough);
    return (whole.length > 0 || parts.length === 1 ? whole : byPart()).slice(0, mostSubjects);
  };
}

function firstOf(pairs: readonly (readonly [string, string])[]): Map<string, string> {
  const first = new Map<string, string>();
  for (const [key, value] of pairs) if (!first.has(key)) first.set(key, value);
  return first;
}

/** For each key the list that comes most often, the first of those that come as often. */
function mostCommon(
  pairs: readonly (readonly [string, readonly string[]])[],
): Map<string, readonly string[]> {
  const counts = new Map<string, Map<string, { list: readonly string[]; count: number }>>();
  for (const [key, list] of pairs) {
    const lists = counts.get(key) ?? new Map<string, { list: readonly string[]; count: number }>();
    counts.set(key, lists);
    const entry = lists.get(list.join(' ')) ?? { list, count: 0 };
    lists.set(list.join(' '), { ...entry, count: entry.count + 1 });
  }
  return new Map(
    [...counts].map(([key, lists]) => {
      const [most] = [...lists.values()].sort((one, other) => other.count - one.count);
      return [key, most?.list ?? []];
    }),
  );
}
