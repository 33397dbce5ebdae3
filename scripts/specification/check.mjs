const CODE = /\b[RBESVCXK]-\d{2}\b/g;
const HEADING = /^### ([RBESVCXK]-\d{2})\b/gm;
const SKIPPED = /\b(?:x(?:it|test|describe)|(?:it|test|describe)\.(?:skip|todo|fixme))\(\s*(['"`]).*?\1/g;
const COMMENT = /^\s*(?:\/\/|\/\*|\*)/;

/** What tools search for the lines that have a code. */
export const CODE_PATTERN = '\\b[RBESVCXK]-[0-9][0-9]\\b';

export const isTest = (file) => /\.(test|spec)\.tsx?$/.test(file);

/** Tests of the built product from outside: only these prove a clause. */
const isProof = (file) => file.startsWith('e2e/src/');

/** The codes of a document's clauses: third-level headings begin with them. */
export const clausesIn = (text) => [...text.matchAll(HEADING)].map(([, code]) => code);

const codesIn = (line) => line.match(CODE) ?? [];

/** The codes that a line of a test cites; comments and skipped tests cite none. */
export const citedIn = (line) => (COMMENT.test(line) ? [] : codesIn(line.replaceAll(SKIPPED, '')));

/**
 * The test files of each clause, by its code, and what is wrong: a code that no clause has, a clause that two have or that
 * no test of the product from outside cites. `lines` are those with a code, as pairs of file and text.
 */
export const checkClauses = (clauses, lines) => {
  const tests = new Map(clauses.map((code) => [code, new Set()]));
  const unknown = new Set();
  for (const [file, line] of lines) {
    for (const code of codesIn(line))
      if (!tests.has(code)) unknown.add(`${file} mentions ${code}, which is not in the specification.`);
    if (isTest(file)) for (const code of citedIn(line)) tests.get(code)?.add(file);
  }
  const twice = clauses.filter((code, at) => clauses.indexOf(code) !== at);
  const unproven = [...tests].filter(([, files]) => ![...files].some(isProof)).map(([code]) => code);
  return {
    tests,
    problems: [
      ...twice.map((code) => `${code} is there a second time.`),
      ...unknown,
      ...unproven.map((code) => `${code} is proven by no test of the built product.`),
    ],
  };
};
