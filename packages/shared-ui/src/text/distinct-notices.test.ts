import { distinctNotices } from './distinct-notices';

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
