const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const unescapeHtml = (text: string): string =>
  text.replace(/&(#x?[\da-f]+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
    const isHex = name[1]?.toLowerCase() === 'x';
    return String.fromCodePoint(Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10));
  });

/** The text of a page's main element, one line for each text between tags, without graphics and scripts. */
export const textLines = (html: string): string[] =>
  html
    .slice(Math.max(0, html.indexOf('<main')))
    .replace(/<(script|style|svg|template)\b[^>]*>[\s\S]*?<\/\1>/g, '\n')
    .replace(/<!--[\s\S]*?-->/g, '')
    .split(/<[^>]+>/)
    .map((text) => unescapeHtml(text).replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** The lines after the one that equals `label`; throws when there is none. */
export const linesAfter = (lines: readonly string[], label: string): string[] => {
  const at = lines.indexOf(label);
  if (at < 0) throw new Error(`the page has no "${label}"`);
  return lines.slice(at + 1);
};

/** The lines after `label`; undefined when the page does not have it. */
export const findAfter = (lines: readonly string[], label: string): string[] | undefined =>
  lines.includes(label) ? linesAfter(lines, label) : undefined;

/** Parses the number in a text: '£26,500', '75%', 'At least 1,200'. */
export const parseNumber = (text: string | undefined): number => {
  const digits = /\d[\d,]*/.exec(text ?? '')?.[0];
  if (!digits) throw new Error(`"${text}" contains no number`);
  return Number(digits.replaceAll(',', ''));
};

/** A chart's table: pairs of name and figure, and the line below with the cohort. */
export const chartTable = (
  lines: readonly string[],
  title: string,
): { cells: [string, string][]; source: string } => {
  const start = lines.findIndex(
    (line, at) => line === 'Show the figures as a table' && lines[at + 1] === title,
  );
  if (start < 0) throw new Error(`the page has no table "${title}"`);
  const rest = lines.slice(start + 4);
  const cells: [string, string][] = [];
  while (/^(?:[\d,]+%?|Not published)$/.test(rest[1] ?? '')) {
    const [name = '', value = ''] = rest.splice(0, 2);
    cells.push([name, value]);
  }
  return { cells, source: rest[0] ?? '' };
};
