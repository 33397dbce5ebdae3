import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, Suite } from '@playwright/test/reporter';

const FILE = 'dist/specification.md';

/** A cell of a table in Markdown. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();

/**
 * Writes the proof of the specification to dist/specification.md: a row for each clause with what was done from outside,
 * which is the title of its test, and what was seen.
 */
class TableReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const rows = (this.suite?.allTests() ?? [])
      .filter(({ location }) => location.file.includes(`${path.sep}specification${path.sep}`))
      .flatMap((test) => {
        const [, clauses = '', done = ''] = /^((?:\[[A-Z]-\d+\] ?)+)(.*)$/s.exec(test.title) ?? [];
        const saw = (test.results.at(-1)?.annotations ?? [])
          .filter(({ type }) => type === 'saw')
          .map(({ description = '' }) => description)
          .join('; ');
        const seen = test.ok() ? saw : 'it does not hold';
        return [...clauses.matchAll(/[A-Z]-\d+/g)].map(([clause]) => [clause, done, seen].map(cell));
      })
      .sort(([one = ''], [other = '']) => one.localeCompare(other, 'en', { numeric: true }));
    if (rows.length === 0) return;
    mkdirSync(path.dirname(FILE), { recursive: true });
    const lines = [['Clause', 'Done from outside', 'Seen'], ['---', '---', '---'], ...rows];
    writeFileSync(FILE, `${lines.map((columns) => `| ${columns.join(' | ')} |`).join('\n')}\n`);
    console.log(`${new Set(rows.map(([clause]) => clause)).size} clauses: ${FILE}`);
  }
}

export default TableReporter;
