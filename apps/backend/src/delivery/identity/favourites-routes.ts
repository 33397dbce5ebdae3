import { z } from 'zod';
import { readFavourites } from '../../domain/identity/favourites/changing';
import { setFavourites, toggleFavourite } from '../../domain/identity/favourites/favourites';
import {
  favouritesSchema,
  givenFavouritesSchema,
  givenItemSchema,
  kindSchema,
  slotSchema,
} from '../../domain/identity/favourites/schema';
import { clearSlot, moveSlot, setSlot } from '../../domain/identity/favourites/top';
import type { Database } from '../../platform/database/connection';
import type { IdentityRouting, IdentityScope } from './identity-scope';
import { BASE, described } from './identity-scope';
import { requireSession } from './visitor';

const FAVOURITES_URL = `${BASE}/favourites`;
const RESPONSES = { 200: favouritesSchema };

/** Enough for the most favourites of every kind, with notes. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;

const toggleSchema = givenItemSchema.extend({ kind: kindSchema, saved: z.boolean().optional() });
const slotParams = z.object({ number: z.coerce.number().pipe(slotSchema) });

/** Routes for favourites and the top five (C-20). */
export const favouritesRoutes = (scope: IdentityScope, { parts: { database } }: IdentityRouting): void => {
  listRoutes(scope, database);
  topFiveRoutes(scope, database);
};

/** Routes that read, toggle and replace favourites. */
const listRoutes = (scope: IdentityScope, database: Database): void => {
  scope.route({
    method: 'GET',
    url: FAVOURITES_URL,
    schema: { ...described('getFavourites', 'The favourites of the signed-in user'), response: RESPONSES },
    handler: (request) => readFavourites(database, requireSession(request).accountId),
  });

  scope.route({
    method: 'POST',
    url: `${FAVOURITES_URL}/toggle`,
    schema: {
      ...described('toggleFavourite', 'Save an item, or remove it when it is saved already'),
      body: toggleSchema,
      response: { 200: z.strictObject({ saved: z.boolean(), favourites: favouritesSchema }) },
    },
    handler: (request) => {
      const { kind, saved, ...item } = request.body;
      return toggleFavourite(database, requireSession(request).accountId, { kind, item, saved });
    },
  });

  scope.route({
    method: 'PUT',
    url: FAVOURITES_URL,
    bodyLimit: MAX_BODY_BYTES,
    schema: {
      ...described(
        'setFavourites',
        'Replace all favourites; 409 with the current ones when the version is old',
      ),
      body: givenFavouritesSchema,
      response: RESPONSES,
    },
    handler: (request) => setFavourites(database, requireSession(request).accountId, request.body),
  });
};

/** Routes that set, clear and move the slots of the top five. */
const topFiveRoutes = (scope: IdentityScope, database: Database): void => {
  scope.route({
    method: 'PUT',
    url: `${FAVOURITES_URL}/top/:number`,
    schema: {
      ...described('setTop', 'Set the course of a slot of the top five'),
      params: slotParams,
      body: z.object({ course: givenItemSchema }),
      response: RESPONSES,
    },
    handler: (request) =>
      setSlot(database, requireSession(request).accountId, request.params.number, request.body.course),
  });

  scope.route({
    method: 'DELETE',
    url: `${FAVOURITES_URL}/top/:number`,
    schema: {
      ...described('clearTop', 'Empty a slot of the top five'),
      params: slotParams,
      response: RESPONSES,
    },
    handler: (request) => clearSlot(database, requireSession(request).accountId, request.params.number),
  });

  scope.route({
    method: 'POST',
    url: `${FAVOURITES_URL}/top/move`,
    schema: {
      ...described('moveTop', 'Move a course to another slot, swapping with the course in that slot'),
      body: z.object({ from: slotSchema, to: slotSchema }),
      response: RESPONSES,
    },
    handler: (request) => moveSlot(database, requireSession(request).accountId, request.body),
  });
};
