import { z } from 'zod';
import { exportAccount, exportSchema } from '../../domain/identity/accounts/export';
import { changeProfile, profileChangeSchema } from '../../domain/identity/accounts/profile';
import { removalSchema, removeAccount } from '../../domain/identity/accounts/removal';
import { identitySettingsSchema, readIdentitySettings } from '../../domain/identity/accounts/user';
import { givenSettingSchema, settingSchema, updateSetting } from '../../domain/identity/settings/settings';
import type { IdentityRouting, IdentityScope } from './identity-scope';
import { BASE, described } from './identity-scope';
import { signedIn } from './visitor';

/** The profile, the settings, and the rights to one's data (C-20). */
export const accountRoutes = (
  scope: IdentityScope,
  { parts, cookies, limitCredentials }: IdentityRouting,
): void => {
  const { database } = parts;

  scope.route({
    method: 'GET',
    url: `${BASE}/profile`,
    schema: {
      ...described('getProfile', 'What a person told and saved'),
      response: { 200: identitySettingsSchema },
    },
    handler: (request) => readIdentitySettings(database, signedIn(request).accountId),
  });

  scope.route({
    method: 'PATCH',
    url: `${BASE}/profile`,
    schema: {
      ...described('updateProfile', 'Change parts of the profile'),
      body: profileChangeSchema,
      response: { 200: identitySettingsSchema },
    },
    handler: async (request) => {
      const { accountId } = signedIn(request);
      await changeProfile(database, accountId, request.body);
      return readIdentitySettings(database, accountId);
    },
  });

  scope.route({
    method: 'PUT',
    url: `${BASE}/settings`,
    schema: {
      ...described('updateSetting', 'Replace, add or remove one setting'),
      body: givenSettingSchema,
      response: { 200: z.strictObject({ settings: z.array(settingSchema) }) },
    },
    handler: async (request) => {
      const { accountId } = signedIn(request);
      await updateSetting(database, accountId, request.body);
      const { settings } = await readIdentitySettings(database, accountId);
      return { settings };
    },
  });

  scope.route({
    method: 'GET',
    url: `${BASE}/export`,
    schema: { ...described('exportAccount', 'Download everything kept'), response: { 200: exportSchema } },
    handler: async (request, reply) => {
      const everything = await exportAccount(database, signedIn(request).accountId);
      reply.header('content-disposition', 'attachment; filename="my-signpost-data.json"');
      return everything;
    },
  });

  scope.route({
    method: 'DELETE',
    url: `${BASE}/account`,
    onRequest: limitCredentials,
    schema: {
      ...described('deleteAccount', 'Delete the account and all that belongs to it'),
      body: removalSchema,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await removeAccount(parts, signedIn(request).accountId, request.body.password);
      cookies.clear(request, reply);
      return reply.code(204).send(null);
    },
  });
};
