import type { OpenDay } from '@signpost/api-client/events';
import type { JsonLd } from '@signpost/federation/contract';

const eventOf = (day: OpenDay): JsonLd => ({
  '@type': 'EducationEvent',
  name: `${day.title}: ${day.provider.name}`,
  ...(day.summary && { description: day.summary }),
  startDate: `${day.date}T${day.starts}`,
  endDate: `${day.date}T${day.ends}`,
  eventAttendanceMode: `https://schema.org/${day.place ? 'Offline' : 'Online'}EventAttendanceMode`,
  organizer: {
    '@type': 'CollegeOrUniversity',
    name: day.provider.name,
    ...(day.provider.websiteUrl && { url: day.provider.websiteUrl }),
  },
  location: day.place
    ? {
        '@type': 'Place',
        name: day.place.town,
        address: {
          '@type': 'PostalAddress',
          addressLocality: day.place.town,
          postalCode: day.place.postcode,
          addressCountry: 'GB',
        },
      }
    : { '@type': 'VirtualLocation', ...(day.provider.websiteUrl && { url: day.provider.websiteUrl }) },
});

/**
 * Returns open days as one structured data series; none when the list is empty. Samples are left out, because a
 * consumer of structured data does not see the notice on the page and would publish an invented date.
 */
export const openDaySeries = (name: string, days: readonly OpenDay[]): readonly JsonLd[] => {
  const real = days.filter(({ sample }) => !sample);
  const [first] = real;
  const last = real.at(-1);
  return first && last
    ? [
        {
          '@type': 'EventSeries',
          name,
          startDate: first.date,
          endDate: last.date,
          subEvent: real.map(eventOf),
        },
      ]
    : [];
};
