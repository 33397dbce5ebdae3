import { parse } from 'csv-parse/sync';

/** One record of a CSV file, or why there is none where one begins; `line` counts from 1. */
export type CsvRecord = { line: number; cells: string[] } | { line: number; problem: string; text: string };

const longestRecord = 65_536;
const mostLines = 20;
const batchSize = 1_000;

const parseRecords = (text: string): string[][] =>
  parse(text, { relax_quotes: true, relax_column_count: true, skip_empty_lines: true });

const quotesIn = (text: string): number => text.split('"').length - 1;

/**
 * Reads CSV in batches, in constant memory: UTF-8 with or without a byte order mark, either line ending, quoted cells with
 * line breaks in them. A quote that is never closed, or a record that is too long, costs its own line alone: reading goes
 * on at the next line.
 */
export async function* csvRecords(chunks: AsyncIterable<Buffer>): AsyncGenerator<CsvRecord[]> {
  const reader = new RecordReader();
  const decoder = new TextDecoder();
  for await (const chunk of chunks) {
    reader.add(decoder.decode(chunk, { stream: true }));
    yield* reader.batches(false);
  }
  reader.add(`${decoder.decode()}\n`);
  yield* reader.batches(true);
}

class RecordReader {
  #text = '';
  #line = 1;
  #columns: number | undefined;
  /** Lines that are a record each, parsed together. */
  #plain: { line: number; text: string }[] = [];
  #ready: CsvRecord[] = [];
  #isSkipping = false;

  add(text: string): void {
    this.#text += text;
  }

  /** What can be told from the text so far; at the end all of it. */
  *batches(isEnd: boolean): Generator<CsvRecord[]> {
    let start = 0;
    for (let next = this.#record(start, isEnd); next !== undefined; next = this.#record(start, isEnd)) {
      start = next;
      if (this.#ready.length + this.#plain.length >= batchSize) yield this.#take();
    }
    this.#text = this.#text.slice(start);
    if (this.#text.length > longestRecord) this.#skipRest();
    if (isEnd && this.#ready.length + this.#plain.length > 0) yield this.#take();
  }

  /** Takes one record at `start`; gives where the next begins, or undefined when more text is needed. */
  #record(start: number, isEnd: boolean): number | undefined {
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
      if (end < 0 && !isEnd && lines < mostLines && this.#text.length - start <= longestRecord)
        return undefined;
      if (end < 0 || lines >= mostLines || end - start > longestRecord) {
        return this.#refuse(first, 'a quote is opened and not closed', lineEnd);
      }
      quotes += quotesIn(this.#text.slice(from, end));
    }
    return end === lineEnd ? this.#plainLine(first, lineEnd) : this.#manyLines(start, end, first, lineEnd);
  }

  #lineText(start: number, end: number): string {
    return this.#text.slice(start, this.#text[end - 1] === '\r' ? Math.max(start, end - 1) : end);
  }

  #plainLine(text: string, end: number): number {
    if (text.length > longestRecord) return this.#refuse(text, 'it is too long', end);
    if (text.trim()) this.#plain.push({ line: this.#line, text });
    this.#columns ??= text.trim() ? parseRecords(text)[0]?.length : undefined;
    this.#line += 1;
    return end + 1;
  }

  /** A record over several lines is believed only when it has the header's columns: else its first line is at fault. */
  #manyLines(start: number, end: number, first: string, lineEnd: number): number {
    const text = this.#lineText(start, end);
    const [cells = [], ...others] = parseRecords(text);
    if (others.length > 0 || cells.length !== (this.#columns ?? cells.length)) {
      return this.#refuse(first, 'a quote is opened and not closed', lineEnd);
    }
    this.#columns ??= cells.length;
    this.#flushPlain();
    this.#ready.push({ line: this.#line, cells });
    this.#line += text.split('\n').length;
    return end + 1;
  }

  #refuse(text: string, problem: string, end: number): number {
    this.#flushPlain();
    this.#ready.push({ line: this.#line, problem, text: text.slice(0, 200) });
    this.#line += 1;
    return end + 1;
  }

  /** A line that goes on and on: what there is of it is dropped, and the rest up to its end. */
  #skipRest(): void {
    const isQuoted = this.#text.includes('\n');
    if (isQuoted) return;
    if (!this.#isSkipping) {
      this.#flushPlain();
      this.#ready.push({ line: this.#line, problem: 'it is too long', text: this.#text.slice(0, 200) });
    }
    this.#isSkipping = true;
    this.#text = '';
  }

  #flushPlain(): void {
    const lines = this.#plain;
    this.#plain = [];
    const together = parseRecords(lines.map(({ text }) => text).join('\n'));
    const records = together.length === lines.length ? together : undefined;
    for (const [index, { line, text }] of lines.entries()) {
      this.#ready.push({ line, cells: records?.[index] ?? parseRecords(text)[0] ?? [] });
    }
  }

  #take(): CsvRecord[] {
    this.#flushPlain();
    const batch = this.#ready;
    this.#ready = [];
    return batch;
  }
}
