import fc from 'fast-check';
import type { OpenDay } from '@signpost/api-client/events';
import { rawOnlineDay, rawOpenDay } from '../../testing/fixtures';
import { calendarOf } from './calendar-file';
import { clashesAmong } from './clashes';
import { openDaySeries } from './series';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { RemindMe } from './remind-me';

const day = (change: Partial<OpenDay>): OpenDay => ({ ...rawOpenDay, kind: 'campus', ...change });

const online = day({ ...rawOnlineDay, kind: 'online' });

describe('calendar file', () => {
  it('converts UK summer time to UTC [R-30]', () => {
    expect(calendarOf([day({ date: '2026-12-05' })])).toContain('DTSTART:20261205T093000Z');
    expect(calendarOf([day({ date: '2026-06-20' })])).toContain('DTSTART:20260620T083000Z');
  });

  it('escapes line breaks, and folds long lines [R-30]', () => {
    const text = calendarOf([day({ summary: `Talks; tours, more\nEND:VEVENT ${'x'.repeat(200)}` })]);
    const unfolded = text.replace(/\r\n /g, '');
    expect(unfolded).toContain('Talks\\; tours\\, more\\nEND:VEVENT');
    expect(unfolded.match(/^END:VEVENT/gm)).toHaveLength(1);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('folds any text at 75 octets, without splitting or losing a character [R-30]', () => {
    const character = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 });
    const special = fc.constantFrom('é', '’', '🎓', '\r', '\n', '\t', ';', '\\');
    const text = fc.string({ unit: fc.oneof(character, special), maxLength: 200 });
    fc.assert(
      fc.property(text, (summary) => {
        const file = new TextEncoder().encode(calendarOf([day({ summary, notice: null })]));
        const lines = Buffer.from(file).toString('latin1').split('\r\n');
        for (const [at, line] of lines.entries()) {
          const octets = Buffer.from(line, 'latin1');
          expect(octets.length).toBeLessThanOrEqual(75);
          new TextDecoder('utf-8', { fatal: true }).decode(octets);
          // A folded line is full: the next character would not fit.
          const next = lines[at + 1];
          if (!next?.startsWith(' ')) continue;
          const [character = ''] = Buffer.from(next.slice(1), 'latin1').toString();
          expect(octets.length + Buffer.byteLength(character)).toBeGreaterThan(75);
        }
        const unfolded = Buffer.from(file).toString().replaceAll('\r\n ', '');
        const [, description = ''] = /^DESCRIPTION:(.*)$/m.exec(unfolded) ?? [];
        const read = description.replaceAll(/\\(.)/gs, (_, escaped: string) =>
          escaped === 'n' ? '\n' : escaped,
        );
        expect(read).toBe(summary.replaceAll(/\r\n?/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, ' '));
        expect(unfolded).not.toMatch(/\r(?!\n)|(?<!\r)\n/);
      }),
    );
  });
});

describe('clashes between open days', () => {
  const elsewhere = day({
    id: 'leeds',
    starts: '17:00',
    ends: '18:00',
    place: { ...rawOpenDay.place, town: 'Leeds' },
  });
  it.each([
    ['overlapping times on one day', online, true],
    ['two towns on one day', elsewhere, true],
    ['one after the other online', day({ ...online, starts: '16:00' }), false],
    ['another day', day({ ...online, date: '2026-12-06' }), false],
  ])('%s [R-30]', (_, other, clash) => {
    expect(clashesAmong([day({}), other])).toHaveLength(clash ? 1 : 0);
  });
});

describe('structured data of open days', () => {
  it('is one series of real open days, without samples [R-30]', () => {
    const real = day({ id: 'real', sample: false, notice: null, date: '2026-12-06' });
    expect(openDaySeries('Open days', [day({}), real])).toMatchObject([
      { '@type': 'EventSeries', startDate: '2026-12-06', endDate: '2026-12-06', subEvent: [{}] },
    ]);
    expect(openDaySeries('Open days', [day({})])).toEqual([]);
  });
});

describe('reminder of an open day', () => {
  const DAY: OpenDay = { ...rawOpenDay, kind: 'campus' };

  it('is a place without a button in the server’s markup [E-19]', () => {
    expect(renderToString(<RemindMe day={DAY} />)).toBe('<span class="remind"></span>');
  });

  it('becomes a button when it comes into view [E-19]', async () => {
    let show: () => void = () => undefined;
    window.IntersectionObserver = class {
      constructor(tell: IntersectionObserverCallback) {
        show = () => tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    } as unknown as typeof IntersectionObserver;
    render(<RemindMe day={DAY} />);
    expect(screen.queryByRole('button')).toBeNull();
    show();
    expect(
      await screen.findByRole('button', { name: /^Remind me of Open day: University of Bath/ }),
    ).toBeVisible();
  });
});
