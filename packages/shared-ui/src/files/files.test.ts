import { calendarFile, calendarHref, ukTime } from './calendar-file';
import { saveFile } from './save-file';

const event = {
  id: 'one@test',
  starts: ukTime('2026-06-20', '09:30'),
  ends: ukTime('2026-06-20', '16:00'),
  title: 'Open day; all',
  place: null,
  details: 'Come',
};

it('writes events in UTC, without a place that is not known', () => {
  const file = calendarFile('Dates', [event]);
  expect(file).toContain('DTSTART:20260620T083000Z\r\nDTEND:20260620T150000Z\r\nSUMMARY:Open day\\; all');
  expect(file).not.toContain('LOCATION');
  expect(calendarHref(file)).toMatch(/^data:text\/calendar;charset=utf-8,BEGIN%3AVCALENDAR/);
});

it('saves a text under a name, and frees its address', async () => {
  const blobs: Blob[] = [];
  const revoke = jest.fn();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:test/${blobs.push(blob)}`,
    revokeObjectURL: revoke,
  });
  const names: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  saveFile('dates.ics', 'BEGIN', 'text/calendar');
  expect(names).toEqual(['dates.ics']);
  expect([blobs[0]?.type, blobs[0]?.size]).toEqual(['text/calendar', 5]);
  expect(revoke).toHaveBeenCalledWith('blob:test/1');
  click.mockRestore();
});
