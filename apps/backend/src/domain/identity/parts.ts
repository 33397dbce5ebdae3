import type { Database } from '../../platform/database/connection';
import type { PasswordHasher } from './accounts/password-hasher';
import type { IdentityConfiguration } from './configuration';

/** The dependencies of the identity service. */
export interface IdentityParts {
  database: Database;
  hasher: PasswordHasher;
  configuration: IdentityConfiguration;
}
