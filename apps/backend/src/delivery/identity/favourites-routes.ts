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
import type { IdentityRouting, IdentityScope } from './identity-scope';
import { BASE, described } from './identity-scope';
import { signedIn } from './visitor';

const path = `${BASE}/favourites`;
const answer = { 200: favouritesSchema };

/** Room for every kind full of things, with notes. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;

const toggleSchema = givenItemSchema.extend({ kind: kindSchema, saved: z.boolean().optional() });
const slotParams = z.object({ number: z.coerce.number().pipe(slotSchema) });

/** Favourites and the top five (C-20). */
export const favouritesRoutes = (scope: IdentityScope, { parts: { database } }: IdentityRouting): void => {
  scope.route({
    method: 'GET',
    url: path,
    schema: { ...described('getFavourites', 'What a person saved'), response: answer },
    handler: (request) => readFavourites(database, signedIn(request).accountId),
  });

  scope.route({
    method: 'POST',
    url: `${path}/toggle`,
    schema: {
      ...described('toggleFavourite', 'Save a thing, or remove it when it is saved'),
      body: toggleSchema,
      response: { 200: z.strictObject({ saved: z.boolean(), favourites: favouritesSchema }) },
    },
    handler: (request) => {
      const { kind, saved, ...item } = request.body;
      return toggleFavourite(database, signedIn(request).accountId, { kind, item, saved });
    },
  });

  scope.route({
    method: 'PUT',
    url: path,
    bodyLimit: MAX_BODY_BYTES,
    schema: {
      ...described(
        'setFavourites',
        'Replace all favourites; 409 with the current ones when the version is old',
      ),
      body: givenFavouritesSchema,
      response: answer,
    },
    handler: (request) => setFavourites(database, signedIn(request).accountId, request.body),
  });

  scope.route({
    method: 'PUT',
    url: `${path}/top/:number`,
    schema: {
      ...described('setTop', 'Put a course into a slot of the top five'),
      params: slotParams,
      body: z.object({ course: givenItemSchema }),
      response: answer,
    },
    handler: (request) =>
      setSlot(database, signedIn(request).accountId, request.params.number, request.body.course),
  });

  scope.route({
    method: 'DELETE',
    url: `${path}/top/:number`,
    schema: {
      ...described('clearTop', 'Empty a slot of the top five'),
      params: slotParams,
      response: answer,
    },
    handler: (request) => clearSlot(database, signedIn(request).accountId, request.params.number),
  });

  scope.route({
    method: 'POST',
    url: `${path}/top/move`,
    schema: {
      ...described('moveTop', 'Move a course to another slot, changing places with what is there'),
      body: z.object({ from: slotSchema, to: slotSchema }),
      response: answer,
    },
    handler: (request) => moveSlot(database, signedIn(request).accountId, request.body),
  });
};
