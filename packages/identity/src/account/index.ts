export { VISITOR_ACTION_EVENT, type VisitorAction } from './visitor-action-event';
export {
  configureIdentity,
  isEmbedded,
  isLoginRequired,
  openAdapter,
  type LoginRequirement,
} from './configuration';
export { asIdentityError, IdentityError } from './identity-error';
export {
  discardPendingSaves,
  forgetOnDevice,
  onLoginRequired,
  requestLogin,
  useSavesOnDevice,
} from './pending-save';
export {
  type ConfirmationLink,
  type IdentityAdapter,
  type OwnAccounts,
  type Profile,
  type ProfileChange,
  type ProfilePart,
  type Provider,
  type Setting,
} from './port';
export { SAVE_EVENT, type SaveFailure } from './save-event';
export { enter, forgetAccount, getUserInfo, login, logout, register, saveOnDevice } from './session';
export { updateSetting } from './settings';
export { handOver, takeOver } from './sign-in-window';
export { useVisitor } from './use-visitor';
