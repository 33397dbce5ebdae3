// Preloaded into the product's processes: their clocks are apart from the machine's by one offset, so that pages which
// count days to a deadline stay the same.
const RealDate = Date;
const OFFSET_MS = Number(process.env.RECORDS_CLOCK_OFFSET_MS);

globalThis.Date = class Date extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + OFFSET_MS);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + OFFSET_MS;
  }
};
