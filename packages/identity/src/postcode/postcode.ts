import * as v from 'valibot';
import { storedValue } from '../storage/stored-value';

const Position = v.object({ lat: v.number(), lng: v.number() });

/** A position in degrees; 0, 0 means "not found". */
export type Position = Readonly<v.InferOutput<typeof Position>>;

const NOWHERE: Position = { lat: 0, lng: 0 };

const kept = (postcode: string) =>
  storedValue<Position>({
    key: `UcasUserLoc_${postcode.toUpperCase().replace(/\s/g, '')}`,
    version: 1,
    schema: Position,
    fallback: NOWHERE,
    consent: 'functional',
  });

const isFound = ({ lat, lng }: Position): boolean => lat !== 0 || lng !== 0;

/**
 * Returns the position of a postcode (S-11): from this device if it was found before, else from `find`, whose result is
 * stored. Never rejects: when `find` fails, returns 0, 0 and passes `report` the line `There has been a problem
 * fetching lat long`.
 */
export const locatePostcode = async (
  postcode: string,
  find: (postcode: string) => Promise<Position>,
  report: (message: string, detail?: unknown) => void,
): Promise<Position> => {
  const stored = kept(postcode);
  const known = stored.read();
  if (isFound(known)) return known;
  try {
    const { lat, lng } = v.parse(Position, await find(postcode));
    if (isFound({ lat, lng })) stored.write({ lat, lng });
    return { lat, lng };
  } catch (failure) {
    report('There has been a problem fetching lat long', failure);
    return NOWHERE;
  }
};
