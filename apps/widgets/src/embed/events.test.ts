import Ajv from 'ajv';
import * as v from 'valibot';
import { EVENTS, notifyFrom, type EventName } from './events';
import schema from './events.schema.json';

const guide = { widget: 'subject', guide: 'art' };
const DETAILS: Readonly<Record<EventName, object>> = {
  'signpost:ready': { ...guide, found: true, title: 'Art' },
  'signpost:navigate': { ...guide, href: 'https://site.test/explore/subjects/art', inside: false },
  'signpost:error': { ...guide, status: 503, message: 'Away' },
  'signpost:data-layer': { category: 'widget', action: 'shown', label: 'Art', productName: 'widgets' },
};

/** Valid details, and invalid ones: a missing field, a wrong type, an extra field. */
const variants = (detail: object): object[] => [
  detail,
  { ...detail, more: 1 },
  ...Object.keys(detail).flatMap((name) => [
    Object.fromEntries(Object.entries(detail).filter(([other]) => other !== name)),
    { ...detail, [name]: [] },
  ]),
];

it('publishes a schema that accepts exactly what the code accepts', () => {
  expect(Object.keys(schema.properties)).toEqual(Object.keys(EVENTS));
  const published = new Ajv().compile(schema);
  for (const [name, detail] of Object.entries(DETAILS)) {
    expect(published({ [name]: detail })).toBe(true);
    for (const one of variants(detail))
      expect([name, one, published({ [name]: one })]).toEqual([
        name,
        one,
        v.is(EVENTS[name as EventName], one),
      ]);
  }
});

it('dispatches through shadow trees, and reports when a link must not be followed', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const inside = document.createElement('p');
  host.attachShadow({ mode: 'open' }).append(inside);
  const received: unknown[] = [];
  document.addEventListener('signpost:navigate', (event) => {
    received.push((event as CustomEvent).detail);
    event.preventDefault();
  });
  const detail = { widget: 'subject', guide: 'art', href: 'https://site.test/', inside: false } as const;
  expect(notifyFrom(inside)('signpost:navigate', detail)).toBe(false);
  expect(received).toEqual([detail]);
});
