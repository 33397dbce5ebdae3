import { rawOpenDay } from './fixtures';
import { openDayReminder, type OpenDay } from '.';

const DAY: OpenDay = { ...rawOpenDay, kind: 'campus' };

describe('reminder of an open day', () => {
  it('names the university, its times and its place, and repeats its notice [E-19]', () => {
    expect(openDayReminder({ ...DAY, bookingUrl: null, notice: 'This date is invented.' })).toMatchObject({
      id: `open-day:${DAY.id}`,
      name: 'University of Bath open day',
      date: '2026-12-05',
      message: `${DAY.title}, ${DAY.starts} to ${DAY.ends}, ${DAY.place?.town}. This date is invented.`,
      link: '/explore/unis/10007850/university-of-bath#open-days',
    });
    expect(openDayReminder({ ...DAY, place: null, notice: null }).message).toMatch(/, online\.$/);
  });

  it('links to the booking only when that is a safe address [E-19]', () => {
    const linkOf = (bookingUrl: string) => openDayReminder({ ...DAY, bookingUrl }).link;
    expect(linkOf('https://www.bath.ac.uk/book')).toBe('https://www.bath.ac.uk/book');
    expect(linkOf('javascript:alert(1)')).toMatch(/^\/explore\/unis\//);
  });
});
