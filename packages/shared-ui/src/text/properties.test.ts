import fc from 'fast-check';
import { longDate, monthYear, relativeTime } from './dates';
import { grouped } from './number';
import { externalUrl, limit, salary, tidy } from './text';

const anything = fc.string({ unit: 'binary', maxLength: 300 });

it('never exceeds the limit and its ellipsis, and keeps text that fits [V-06]', () => {
  fc.assert(
    fc.property(anything, fc.nat(120), (text, length) => {
      const short = limit(text, length);
      expect(short.length).toBeLessThanOrEqual(length + 1);
      if (text.length <= length) expect(short).toBe(text);
      else expect(short.endsWith('…')).toBe(true);
    }),
  );
});

it('never leaves a lone surrogate [V-06]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, length) => {
      expect(limit(text, length)).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
    }),
  );
});

it('formats pounds without pence, and never less when rounding up [V-08]', () => {
  const amount = (text: string) => Number(text.replace(/[£,]/g, ''));
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (pounds) => {
      expect(salary(pounds)).toMatch(/^£\d{1,3}(,\d{3})*$/);
      expect(amount(salary(pounds, { up: true }))).toBeGreaterThanOrEqual(pounds);
      expect(Math.abs(amount(salary(pounds)) - pounds)).toBeLessThanOrEqual(0.5);
    }),
  );
});

it('only changes case, and capitalises every word [V-09]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      expect(tidy(text).toLowerCase()).toBe(text.toLowerCase());
      expect(tidy(text)).not.toMatch(/(^|\s)[a-z]/);
    }),
  );
});

it('always has a scheme that cannot run script [V-10]', () => {
  fc.assert(
    fc.property(anything, (address) => {
      expect(externalUrl(address)).toMatch(/^(https?:\/\/|mailto:|tel:)/i);
      expect(externalUrl(externalUrl(address))).toBe(externalUrl(address));
    }),
  );
});

it('formats any date so that it can be parsed back [V-12]', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1970-01-02'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (date) => {
        const [, day, rest] = /^(\d{1,2})(?:st|nd|rd|th) (.+)$/.exec(longDate(date)) ?? [];
        const read = new Date(`${day} ${rest} 12:00 UTC`);
        expect(Math.abs(read.getTime() - date.getTime())).toBeLessThanOrEqual(14 * 3_600_000);
      },
    ),
  );
});

it('formats past times as past and future times as future [V-13]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 172_800, max: 2e9 }), fc.integer({ min: 0, max: 4e9 }), (distance, now) => {
      expect(relativeTime(now - distance, now)).toMatch(/ago$|^last /);
      expect(relativeTime(now + distance, now)).toMatch(/^in |^next /);
    }),
  );
});

it('formats any whole number, and any pounds, as British formats do [V-08]', () => {
  const pounds = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'GBP',
    maximumFractionDigits: 0,
  });
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.double({ min: 0, max: 1e9, noNaN: true }), (whole, amount) => {
      expect(grouped(whole)).toBe(whole.toLocaleString('en-GB'));
      expect(grouped(whole / 8)).toBe((whole / 8).toLocaleString('en-GB', { maximumFractionDigits: 20 }));
      expect(salary(whole)).toBe(pounds.format(whole));
      expect(salary(amount)).toBe(pounds.format(amount));
    }),
  );
});

it('formats every month of any year', () => {
  const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
      (date) => {
        expect(monthYear(date.toISOString().slice(0, 7))).toBe(months.format(date));
      },
    ),
  );
});
