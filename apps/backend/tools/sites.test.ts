import { providersAbroad } from './sites';

const place = (id: string, latitude: string, longitude: string) => ({
  UKPRN: '1',
  LOCID: id,
  LATITUDE: latitude,
  LONGITUDE: longitude,
});
const taughtAt = (ukprn: string, id: string) => ({ PUBUKPRN: ukprn, UKPRN: '1', LOCID: id });

it('returns providers whose sites are all abroad; sites in the UK, with a wrong sign or without a position are not abroad', () => {
  const locations = [
    place('paris', '48.859593', '2.314796'),
    place('bath', '51.38', '-2.33'),
    place('turned', '51.38', '2.33'),
    place('unknown', '', ''),
  ];
  const taught = [
    taughtAt('in Paris', 'paris'),
    taughtAt('in both', 'paris'),
    taughtAt('in both', 'bath'),
    taughtAt('turned', 'turned'),
    taughtAt('unknown', 'unknown'),
  ];
  expect([...providersAbroad(locations, taught)]).toEqual(['in Paris']);
});
