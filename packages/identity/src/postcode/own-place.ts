import { useEffect, useState } from 'react';
import { milesBetween, type Position } from '@signpost/api-client/geocode';
// Imported by the package's name, so that remotes use the shell's instance of it.
import { postcodeCache, useVisitor } from '@signpost/identity';
import { LATEST } from './latest';

/** The visitor's own place. */
export interface OwnPlace extends Position {
  readonly postcode: string;
}

const placeOnDevice = (): OwnPlace | null => {
  const found = postcodeCache.read(LATEST);
  return found && { postcode: found.place.postcode, lat: found.lat, lng: found.lng };
};

/**
 * Returns the visitor's own place: the account's postcode, else the one that was looked up last on this device, which is
 * stored only with consent (S-11). Null on the server, while hydrating, and until the first lookup of the visitor has
 * finished.
 */
export const useOwnPlace = (): OwnPlace | null => {
  const { status, person } = useVisitor();
  const [onDevice, setOnDevice] = useState<OwnPlace | null>(null);
  useEffect(() => setOnDevice(placeOnDevice()), [status]);
  if (status === 'unknown') return null;
  const { postcode, latlng } = person;
  return status === 'signedIn' && postcode && latlng ? { postcode, ...latlng } : onDevice;
};

/**
 * Returns the nation of the UK in which the visitor lives, by the same postcode as their own place; null on the server,
 * while hydrating, and until it is known.
 */
export const useOwnNation = (): string | null => {
  const postcode = useOwnPlace()?.postcode;
  const [nation, setNation] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (found: string | null) => isCurrent && setNation(found);
    const onDevice = postcodeCache.read(LATEST)?.place;
    if (!postcode || onDevice?.postcode === postcode) show((postcode && onDevice?.country) || null);
    else
      import(/* webpackChunkName: "identity.position" */ './locate-postcode')
        .then(({ nationOfPostcode }) => nationOfPostcode(postcode))
        // Without the code no nation is marked, as without a postcode.
        .then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [postcode]);
  return nation;
};

/**
 * Returns a function that measures how far the nearest of some positions is from the visitor's own place, in miles in a
 * straight line; null without a place or a position. A distance that was measured from the postcode of the address is
 * returned unchanged.
 */
export const useOwnDistance = () => {
  const place = useOwnPlace();
  return (positions: readonly (Position | null)[], measured: number | null = null): number | null => {
    if (measured !== null || !place) return measured;
    const distances = positions.flatMap((position) => (position ? [milesBetween(place, position)] : []));
    return distances.length > 0 ? Math.min(...distances) : null;
  };
};
