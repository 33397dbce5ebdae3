import type { SearchRecord } from './record';

/** Stores records as one block of JSON outside the heap: a page of hits is parsed in microseconds, and the garbage collector has no objects to traverse. */
export class RecordStore {
  private block = Buffer.allocUnsafe(1 << 16);
  private readonly ends: number[] = [0];

  /** Stores a record and returns its number, from 0. */
  add(record: SearchRecord): number {
    const text = JSON.stringify(record);
    const start = this.ends.at(-1) ?? 0;
    const maxEnd = start + text.length * 3;
    if (maxEnd > this.block.length) {
      const larger = Buffer.allocUnsafe(Math.max(maxEnd, this.block.length * 2));
      this.block.copy(larger, 0, 0, start);
      this.block = larger;
    }
    this.ends.push(start + this.block.write(text, start));
    return this.ends.length - 2;
  }

  get(number: number): SearchRecord {
    return JSON.parse(this.block.toString('utf8', this.ends[number], this.ends[number + 1]));
  }

  get bytes(): number {
    return this.ends.at(-1) ?? 0;
  }

  /** Frees the spare capacity. */
  close(): void {
    const exact = Buffer.allocUnsafeSlow(this.bytes);
    this.block.copy(exact, 0, 0, this.bytes);
    this.block = exact;
  }
}
