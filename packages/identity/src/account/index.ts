export { VISITOR_ACTION_EVENT, type VisitorAction } from './visitor-action-event';
export { configureIdentity, isEmbedded, isLoginRequired, openAdapter } from './configuration';
export type { IdentityConfiguration, Provider } from './configuration';
export { asIdentityError, IdentityError, type FailureReason, type FieldProblem } from './identity-error';
export { requestLogin, discardPendingSaves, onLoginRequired } from './pending-save';
export {
  PROFILE_PARTS,
  type ConfirmationLink,
  type Credentials,
  type IdentityAdapter,
  type OwnAccounts,
  type Person,
  type Profile,
  type ProfileChange,
  type ProfilePart,
  type Registration,
  type Setting,
  type User,
} from './port';
export { SAVE_EVENT, type SaveFailure } from './save-event';
export { enter, forgetAccount, getUserInfo, login, logout, register } from './session';
export { readSetting, updateSetting } from './settings';
export { handOver, takeOver } from './sign-in-window';
export { useVisitor } from './use-visitor';
export type { Visitor } from './visitor-state';
