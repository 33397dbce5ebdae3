import { parse } from 'csv-parse/sync';

/** One record of a CSV file, or the problem with the record at that line; `line` counts from 1. */
export type CsvRecord = { line: number; cells: string[] } | { line: number; problem: string; text: string };

const MAX_RECORD_LENGTH = 65_536;
const MAX_RECORD_LINES = 20;
const BATCH_SIZE = 1_000;

const parseRecords = (text: string): string[][] =>
  parse(text, { relax_quotes: true, relax_column_count: true, skip_empty_lines: true });

const quotesIn = (text: string): number => text.split('"').length - 1;

/**
 * Parses CSV in batches, in constant memory: UTF-8 with or without a byte order mark, either line ending, quoted cells
 * with line breaks. An unclosed quote or an overlong record invalidates only its own line; parsing continues at the
 * next line.
 */
export const csvRecords = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<CsvRecord[]> {
  const reader = new RecordReader();
  const decoder = new TextDecoder();
  for await (const chunk of chunks) {
    reader.add(decoder.decode(chunk, { stream: true }));
    yield* reader.batches(false);
  }
  reader.add(`${decoder.decode()}\n`);
  yield* reader.batches(true);
};

class RecordReader {
  #text = '';
  #line = 1;
  #columns: number | undefined;
  /** Single-line records, parsed together. */
  #singleLines: { line: number; text: string }[] = [];
  #parsed: CsvRecord[] = [];
  #isSkipping = false;

  add(text: string): void {
    this.#text += text;
  }

  /** Yields batches of the complete records in the text so far; at the end, of all records. */
  *batches(isEnd: boolean): Generator<CsvRecord[]> {
    let start = 0;
    for (
      let next = this.#readRecord(start, isEnd);
      next !== undefined;
      next = this.#readRecord(start, isEnd)
    ) {
      start = next;
      if (this.#parsed.length + this.#singleLines.length >= BATCH_SIZE) yield this.#nextBatch();
    }
    this.#text = this.#text.slice(start);
    if (this.#text.length > MAX_RECORD_LENGTH) this.#skipOverlongLine();
    if (isEnd && this.#parsed.length + this.#singleLines.length > 0) yield this.#nextBatch();
  }

  /** Reads one record at `start`; returns the index of the next, or undefined when more text is needed. */
  #readRecord(start: number, isEnd: boolean): number | undefined {
    let end = this.#text.indexOf('\n', start);
    if (end < 0) return undefined;
    const lineEnd = end;
    const first = this.#lineText(start, lineEnd);
    if (this.#isSkipping) {
      this.#isSkipping = false;
      this.#line += 1;
      return end + 1;
    }
    let quotes = quotesIn(first);
    for (let lines = 1; quotes % 2 === 1; lines += 1) {
      const from = end + 1;
      end = this.#text.indexOf('\n', from);
      if (end < 0 && !isEnd && lines < MAX_RECORD_LINES && this.#text.length - start <= MAX_RECORD_LENGTH)
        return undefined;
      if (end < 0 || lines >= MAX_RECORD_LINES || end - start > MAX_RECORD_LENGTH) {
        return this.#reject(first, 'a quote is opened and not closed', lineEnd);
      }
      quotes += quotesIn(this.#text.slice(from, end));
    }
    return end === lineEnd
      ? this.#addSingleLine(first, lineEnd)
      : this.#addMultiLine(start, end, first, lineEnd);
  }

  #lineText(start: number, end: number): string {
    return this.#text.slice(start, this.#text[end - 1] === '\r' ? Math.max(start, end - 1) : end);
  }

  #addSingleLine(text: string, end: number): number {
    if (text.length > MAX_RECORD_LENGTH) return this.#reject(text, 'it is too long', end);
    if (text.trim()) this.#singleLines.push({ line: this.#line, text });
    this.#columns ??= text.trim() ? parseRecords(text)[0]?.length : undefined;
    this.#line += 1;
    return end + 1;
  }

  /**
   * Accepts a record over several lines only if it has as many columns as the header; else its first line is invalid.
   */
  #addMultiLine(start: number, end: number, first: string, lineEnd: number): number {
    const text = this.#lineText(start, end);
    const [cells = [], ...others] = parseRecords(text);
    if (others.length > 0 || cells.length !== (this.#columns ?? cells.length)) {
      return this.#reject(first, 'a quote is opened and not closed', lineEnd);
    }
    this.#columns ??= cells.length;
    this.#parseSingleLines();
    this.#parsed.push({ line: this.#line, cells });
    this.#line += text.split('\n').length;
    return end + 1;
  }

  #reject(text: string, problem: string, end: number): number {
    this.#parseSingleLines();
    this.#parsed.push({ line: this.#line, problem, text: text.slice(0, 200) });
    this.#line += 1;
    return end + 1;
  }

  /** Discards an overlong line up to its end. */
  #skipOverlongLine(): void {
    const isQuoted = this.#text.includes('\n');
    if (isQuoted) return;
    if (!this.#isSkipping) {
      this.#parseSingleLines();
      this.#parsed.push({ line: this.#line, problem: 'it is too long', text: this.#text.slice(0, 200) });
    }
    this.#isSkipping = true;
    this.#text = '';
  }

  #parseSingleLines(): void {
    const lines = this.#singleLines;
    this.#singleLines = [];
    const parsed = parseRecords(lines.map(({ text }) => text).join('\n'));
    const records = parsed.length === lines.length ? parsed : undefined;
    for (const [index, { line, text }] of lines.entries()) {
      this.#parsed.push({ line, cells: records?.[index] ?? parseRecords(text)[0] ?? [] });
    }
  }

  #nextBatch(): CsvRecord[] {
    this.#parseSingleLines();
    const batch = this.#parsed;
    this.#parsed = [];
    return batch;
  }
}
