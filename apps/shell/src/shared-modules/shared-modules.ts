import * as apiBase from '@signpost/api-client/base';
import * as settings from '@signpost/federation/settings';
import federationPackage from '@signpost/federation/package.json';
import type { Provided } from '@signpost/federation/host';
import * as identity from '@signpost/identity';
import languagePackage from '@signpost/language/package.json';
// oxlint-disable-next-line no-restricted-imports -- remotes get the module as a whole; lint checks what they import of it
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import apiClientPackage from '@signpost/api-client/package.json';
import identityPackage from '@signpost/identity/package.json';
import shellPackage from '../../package.json';
import * as hostedSlots from '../slots/hosted-slots';
import * as language from './language-contract';
import * as router from './router-contract';
import * as valibot from './valibot-contract';

/** The modules that the shell provides to every remote, in the browser and on the server. */
export const provided: Provided = {
  react: { version: react.version, module: react },
  'react/jsx-runtime': { version: react.version, module: jsxRuntime },
  'react-router-dom': { version: shellPackage.dependencies['react-router-dom'], module: router },
  '@signpost/api-client/base': { version: apiClientPackage.version, module: apiBase },
  '@signpost/federation/settings': { version: federationPackage.version, module: settings },
  '@signpost/federation/slots': { version: federationPackage.version, module: hostedSlots },
  '@signpost/identity': { version: identityPackage.version, module: identity },
  '@signpost/language/runtime': { version: languagePackage.version, module: language },
  valibot: { version: shellPackage.dependencies.valibot, module: valibot },
};
