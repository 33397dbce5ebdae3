import type { Database } from '../database/connection';
import type { PasswordHasher } from './accounts/password-hasher';
import type { IdentityConfiguration } from './configuration';

/** What the identity service stands on. */
export interface IdentityParts {
  database: Database;
  hasher: PasswordHasher;
  configuration: IdentityConfiguration;
}
