import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { exportAccount, exportSchema } from '../../domain/identity/accounts/export';
import { changeProfile, profileChangeSchema } from '../../domain/identity/accounts/profile';
import { removalSchema, removeAccount } from '../../domain/identity/accounts/removal';
import { identitySettingsSchema, readIdentitySettings } from '../../domain/identity/accounts/user';
import { givenSettingSchema, settingSchema, updateSetting } from '../../domain/identity/settings/settings';
import type { Database } from '../../platform/database/connection';
import type { IdentityRouting, IdentityScope } from './identity-scope';
import { BASE, described } from './identity-scope';
import { requireSession } from './visitor';

/** Routes for the profile, the settings, the data export and account deletion (C-20). */
export const accountRoutes = (scope: IdentityScope, routing: IdentityRouting): void => {
  const { database } = routing.parts;

  scope.route({
    method: 'GET',
    url: `${BASE}/profile`,
    schema: {
      ...described('getProfile', 'The profile and settings of the signed-in user'),
      response: { 200: identitySettingsSchema },
    },
    handler: (request) => readIdentitySettings(database, requireSession(request).accountId),
  });

  scope.route({
    method: 'PATCH',
    url: `${BASE}/profile`,
    schema: {
      ...described('updateProfile', 'Change parts of the profile'),
      body: profileChangeSchema,
      response: { 200: identitySettingsSchema },
    },
    handler: (request) => handleProfileChange(database, request, request.body),
  });

  scope.route({
    method: 'PUT',
    url: `${BASE}/settings`,
    schema: {
      ...described('updateSetting', 'Replace, add or remove one setting'),
      body: givenSettingSchema,
      response: { 200: z.strictObject({ settings: z.array(settingSchema) }) },
    },
    handler: (request) => handleSettingUpdate(database, request, request.body),
  });

  scope.route({
    method: 'GET',
    url: `${BASE}/export`,
    schema: {
      ...described('exportAccount', 'Download all data of the account'),
      response: { 200: exportSchema },
    },
    handler: (request, reply) => handleExport(database, request, reply),
  });

  scope.route({
    method: 'DELETE',
    url: `${BASE}/account`,
    onRequest: routing.limitCredentials,
    schema: {
      ...described('deleteAccount', 'Delete the account and all its data'),
      body: removalSchema,
      response: { 204: z.null() },
    },
    handler: (request, reply) => handleRemoval(routing, request.body.password, { request, reply }),
  });
};

const handleProfileChange = async (
  database: Database,
  request: FastifyRequest,
  change: z.infer<typeof profileChangeSchema>,
) => {
  const { accountId } = requireSession(request);
  await changeProfile(database, accountId, change);
  return readIdentitySettings(database, accountId);
};

const handleSettingUpdate = async (
  database: Database,
  request: FastifyRequest,
  setting: z.infer<typeof givenSettingSchema>,
) => {
  const { accountId } = requireSession(request);
  await updateSetting(database, accountId, setting);
  const { settings } = await readIdentitySettings(database, accountId);
  return { settings };
};

const handleExport = async (database: Database, request: FastifyRequest, reply: FastifyReply) => {
  const exported = await exportAccount(database, requireSession(request).accountId);
  reply.header('content-disposition', 'attachment; filename="my-signpost-data.json"');
  return exported;
};

const handleRemoval = async (
  { parts, cookies }: IdentityRouting,
  password: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) => {
  await removeAccount(parts, requireSession(request).accountId, password);
  cookies.clear(request, reply);
  return reply.code(204).send(null);
};
