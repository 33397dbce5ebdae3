import type { FastifyReply, FastifyRequest } from 'fastify';
import { rawLocationGuide } from '../../../domain/guides/location-guides';
import type { Services } from '../../services';
import type { Locations } from './schema';

/** Lists every place: nations, then regions, then cities. */
export const locationsHandler = ({ cache, documents }: Services) => {
  const list = async (): Promise<Locations> =>
    documents.all('location-guides').map(rawLocationGuide).map(listed);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    await cache.send(request, reply, 'locations', list);
  };
};

/** A place without its long texts. */
const listed = (place: ReturnType<typeof rawLocationGuide>): Locations[number] => ({
  nid: place.nid,
  id: place.id,
  title: place.title,
  type: place.type,
  isFilter: place.isFilter,
  summary: place.summary,
  url: place.url,
  nation: place.nation,
  region: place.region,
  latitude: place.latitude,
  longitude: place.longitude,
  image: place.image,
  banner: place.banner,
  article16by10Image: place.article16by10Image,
});
