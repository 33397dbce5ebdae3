/** @jest-environment node */
import { setLanguageSource, SOURCE_LANGUAGE } from '@signpost/language/runtime';
import fc from 'fast-check';
import { dateTime, longDate, monthYear, ordinal, relativeTime } from './dates';
import { miles } from './distance';
import { distinctNotices } from './distinct-notices';
import { named } from './named';
import { grouped } from './number';
import { aboutPeople, countedPeople } from './people';
import { capitalised, externalUrl, limit, salary, tidy } from './text';

describe('text and counts', () => {
  it('capitalises the first letter alone', () => {
    expect(['part-time at Bath', 'BSc', ''].map(capitalised)).toEqual(['Part-time at Bath', 'BSc', '']);
  });

  it.each([
    ['short', undefined, 'short'],
    ['x'.repeat(100), undefined, 'x'.repeat(100)],
    ['x'.repeat(101), undefined, `${'x'.repeat(100)}…`],
    ['one two', 4, 'one…'],
    ['', 0, ''],
    ['a𝒳b', 2, 'a…'],
  ])('limits %p to %p [V-06]', (text, length, expected) => {
    expect(limit(text, length)).toBe(expected);
  });

  it.each([
    [1, '1 graduate'],
    [0, '0 graduates'],
    [1204, '1,204 graduates'],
  ])('counts %p with the plural of its noun [V-07]', (count, expected) => {
    expect(countedPeople(count, 'graduate')).toBe(expected);
    expect(aboutPeople(count, 'graduate')).toBe(`about ${expected}`);
  });

  it.each([
    [0.4, 'less than a mile'],
    [1, '1 mile'],
    [3.2, '3.2 miles'],
  ])('counts %p miles [V-07]', (distance, expected) => {
    expect(miles(distance)).toBe(expected);
  });

  it.each([
    [26500, false, '£26,500'],
    [26500.4, false, '£26,500'],
    [26500.4, true, '£26,501'],
    [0, false, '£0'],
  ])('formats %p pounds, rounded up %p [V-08]', (pounds, up, expected) => {
    expect(salary(pounds, { up })).toBe(expected);
  });

  it.each([
    ['UNIVERSITY OF BATH', 'University Of Bath'],
    ['university of bath', 'University Of Bath'],
    ['Stoke-on-Trent', 'Stoke-on-Trent'],
    ['McTimoney College', 'McTimoney College'],
    ["king's college (london)", "King's College (London)"],
    ['CLAVERTON DOWN, BATH, BA2 7AY', 'Claverton Down, Bath, BA2 7AY'],
    ['bath ba27ay', 'Bath BA27AY'],
    ['w1a 1aa and ec1a1bb', 'W1A 1AA And EC1A1BB'],
    ['study in the uk', 'Study In The UK'],
    ['Ukraine', 'Ukraine'],
    ['UK', 'UK'],
    ['', ''],
  ])('tidies %p to %p [V-09]', (text, expected) => {
    expect(tidy(text)).toBe(expected);
  });

  it.each([
    ['www.bath.ac.uk', 'https://www.bath.ac.uk'],
    [' bath.ac.uk/study ', 'https://bath.ac.uk/study'],
    ['bath.ac.uk:8080', 'https://bath.ac.uk:8080'],
    ['//bath.ac.uk', 'https://bath.ac.uk'],
    ['http://bath.ac.uk', 'http://bath.ac.uk'],
    ['HTTPS://bath.ac.uk', 'HTTPS://bath.ac.uk'],
    ['mailto:a@bath.ac.uk', 'mailto:a@bath.ac.uk'],
    ['javascript://%0aalert(1)', 'https://javascript://%0aalert(1)'],
    ['ftp://bath.ac.uk', 'https://ftp://bath.ac.uk'],
  ])('makes %p an outside address [V-10]', (address, expected) => {
    expect(externalUrl(address)).toBe(expected);
  });
});

describe('any value', () => {
  // The unit "binary" of fast-check is the same, but takes three seconds to set up.
  const character = fc
    .oneof(fc.nat(0x7f), fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
    .map((code) => String.fromCodePoint(code));
  const anything = fc.string({ unit: character, maxLength: 300 });

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
      fc.property(
        fc.integer({ min: 172_800, max: 2e9 }),
        fc.integer({ min: 0, max: 4e9 }),
        (distance, now) => {
          expect(relativeTime(now - distance, now)).toMatch(/ago$|^last /);
          expect(relativeTime(now + distance, now)).toMatch(/^in |^next /);
        },
      ),
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
});

describe('named', () => {
  it.each([
    ['University of Bath', 'the University of Bath'],
    ['The Open University', 'the Open University'],
    ['THE ROYAL VETERINARY COLLEGE', 'the ROYAL VETERINARY COLLEGE'],
    ['Royal College of Music', 'the Royal College of Music'],
    ['Royal Holloway, University of London', 'Royal Holloway, University of London'],
    ['Durham University', 'Durham University'],
    ['Theatre Academy London', 'Theatre Academy London'],
    ['University College London', 'University College London'],
    ['', ''],
  ])('formats %s in a sentence as %s', (name, said) => {
    expect(named(name)).toBe(said);
  });

  it('has no English article in a Welsh sentence [B-21]', () => {
    setLanguageSource(() => 'cy');
    expect(named('University of Bath')).toBe('University of Bath');
    setLanguageSource(() => SOURCE_LANGUAGE);
  });
});

describe('distance', () => {
  it.each([
    [0, 'less than a mile'],
    [0.94, 'less than a mile'],
    [0.96, '1 mile'],
    [1.94, '1.9 miles'],
    [9.99, '10 miles'],
    [12.4, '12 miles'],
    [1204.2, '1,204 miles'],
  ])('rounds %s miles to %s', (distance, expected) => {
    expect(miles(distance)).toBe(expected);
  });
});

describe('dates', () => {
  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [22, '22nd'],
    [23, '23rd'],
    [31, '31st'],
    [113, '113th'],
  ])('formats %p as an ordinal [V-12]', (number, expected) => {
    expect(ordinal(number)).toBe(expected);
  });

  it.each([
    ['2026-11-21', '21st November 2026'],
    ['2027-01-02T12:00:00Z', '2nd January 2027'],
    // British Summer Time is an hour ahead of UTC.
    ['2026-06-30T23:30:00Z', '1st July 2026'],
    [0, '1st January 1970'],
    [new Date('2026-09-03T09:00:00+01:00'), '3rd September 2026'],
  ])('writes the day of %p [V-12]', (moment, expected) => {
    expect(longDate(moment)).toBe(expected);
  });

  it('throws for an invalid time [V-12]', () => {
    expect(() => longDate('soon')).toThrow(RangeError);
  });

  it.each([
    ['2026-11-21T14:05:00Z', '21 Nov 2026, 14:05'],
    ['2026-11-21T00:05:00Z', '21 Nov 2026, 00:05'],
    ['2026-07-01T22:05:00Z', '1 Jul 2026, 23:05'],
  ])('formats the date and time of %p [V-14]', (moment, expected) => {
    expect(dateTime(moment)).toBe(expected);
  });

  const NOW = 1_795_262_400;

  it.each([
    [0, 'now'],
    [-59, 'now'],
    [-60, '1 minute ago'],
    [-3 * 3_600, '3 hours ago'],
    [2 * 3_600, 'in 2 hours'],
    [-86_400, 'yesterday'],
    [-3 * 86_400, '3 days ago'],
    [86_400, 'tomorrow'],
    [-14 * 86_400, '2 weeks ago'],
    [-90 * 86_400, '2 months ago'],
    [-800 * 86_400, '2 years ago'],
  ])('formats a distance of %p seconds [V-13]', (seconds, expected) => {
    expect(relativeTime(NOW + seconds, NOW)).toBe(expected);
  });
});

describe('distinct notices', () => {
  const INVENTED = 'Employers are invented. No. 4 is not.';

  it.each([
    [[INVENTED, INVENTED], 'Employers are invented.'],
    [[INVENTED, 'A sample. Not paid for.'], 'Employers are invented. A sample.'],
    [['Costs £1.50 a day. Ask first.'], 'Costs £1.50 a day.'],
    [['No full stop'], 'No full stop'],
    [[null, undefined, ''], ''],
    [[], ''],
  ])('returns for %p: %p', (notices, expected) => {
    expect(distinctNotices(notices.map((notice) => ({ notice })))).toBe(expected);
  });
});
