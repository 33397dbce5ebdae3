/** A bit set of documents, with one bit for each of `size` documents. */
export class Bits {
  readonly size: number;
  private readonly blocks: Uint32Array;

  constructor(size: number) {
    this.size = size;
    this.blocks = new Uint32Array((size + 31) >>> 5);
  }

  static full(size: number): Bits {
    return new Bits(size).invert();
  }

  add(document: number): void {
    this.blocks[document >>> 5] = (this.blocks[document >>> 5] ?? 0) | (1 << (document & 31));
  }

  remove(document: number): void {
    this.blocks[document >>> 5] = (this.blocks[document >>> 5] ?? 0) & ~(1 << (document & 31));
  }

  has(document: number): boolean {
    return ((this.blocks[document >>> 5] ?? 0) & (1 << (document & 31))) !== 0;
  }

  /** Keeps the documents that are in both sets. */
  intersect(other: Bits): this {
    for (let index = 0; index < this.blocks.length; index++) {
      this.blocks[index] = (this.blocks[index] ?? 0) & (other.blocks[index] ?? 0);
    }
    return this;
  }

  /** Adds the documents of the other set. */
  unite(other: Bits): this {
    for (let index = 0; index < this.blocks.length; index++) {
      this.blocks[index] = (this.blocks[index] ?? 0) | (other.blocks[index] ?? 0);
    }
    return this;
  }

  /** Replaces the set by its complement. */
  invert(): this {
    for (let index = 0; index < this.blocks.length; index++) {
      this.blocks[index] = ~(this.blocks[index] ?? 0);
    }
    const spare = this.size & 31;
    const last = this.blocks.length - 1;
    if (spare !== 0) this.blocks[last] = (this.blocks[last] ?? 0) & ((1 << spare) - 1);
    return this;
  }

  isEmpty(): boolean {
    return this.blocks.every((block) => block === 0);
  }

  /** Returns the documents of the set in ascending order. */
  documents(): Uint32Array {
    const found = new Uint32Array(this.count());
    let length = 0;
    for (let index = 0; index < this.blocks.length; index++) {
      let block = this.blocks[index] ?? 0;
      while (block !== 0) {
        const lowest = block & -block;
        found[length++] = (index << 5) + 31 - Math.clz32(lowest);
        block ^= lowest;
      }
    }
    return found;
  }

  count(): number {
    let total = 0;
    for (let index = 0; index < this.blocks.length; index++) {
      let block = this.blocks[index] ?? 0;
      block -= (block >>> 1) & 0x55555555;
      block = (block & 0x33333333) + ((block >>> 2) & 0x33333333);
      total += (((block + (block >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
    }
    return total;
  }
}
