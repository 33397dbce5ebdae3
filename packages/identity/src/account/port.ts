import type { FavouriteKind, Favourites, SavedItem } from '../favourites/kinds';

/** Where accounts are stored: this site's own service, or SAP Customer Data Cloud (Gigya). */
export type Provider =
  | { readonly kind: 'embedded' }
  | {
      readonly kind: 'gigya';
      readonly apiKey: string;
      /** For example `eu1`. */
      readonly dataCentre: string;
      /** The Gigya screen set for signing in and registering. */
      readonly screenSet?: string;
    };

/** One setting (E-15). Its data is text, usually JSON; the text of an empty object means "none" (S-02). */
export interface Setting {
  readonly name: string;
  readonly collection: string;
  readonly data: string;
}

/** The saved list of an account, and the version that a full replacement must name. */
export interface SavedList {
  readonly version: number;
  readonly favourites: Favourites;
}

/** The visitor's person data without saved items (E-14). */
export interface Person {
  /** `Anonymous` until someone signs in. */
  readonly uid: string;
  readonly name: string;
  readonly postcode: string | null;
  /** In percent. */
  readonly profileComplete: number;
  /** The centre of the postcode district. */
  readonly latlng: { readonly lat: number; readonly lng: number } | null;
  /** Predicted or achieved, as the person wrote them. */
  readonly grades: string | null;
  /** A key of `QUALIFICATIONS`, for the grades. */
  readonly qualification: string | null;
  readonly settings: readonly Setting[];
}

/** The visitor as returned by an identity service. */
export interface AccountUser extends Person {
  readonly saved: SavedList;
}

/** E-14: the visitor with the saved items. */
export interface User extends Person {
  readonly favourites: Favourites;
}

/** The profile fields that a person may fill in. */
export const PROFILE_PARTS = ['firstName', 'postcode', 'entryYear', 'qualification', 'grades'] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

/** A person's profile (E-15), how complete it is in percent, and the missing fields. */
export interface Profile {
  readonly email: string;
  /**
   * ISO date on which the account is deleted unless its address is confirmed; null when nothing has to be confirmed.
   */
  readonly confirmBy: string | null;
  readonly firstName: string | null;
  readonly postcode: string | null;
  readonly entryYear: number | null;
  readonly qualification: string | null;
  readonly grades: string | null;
  readonly complete: number;
  readonly missing: readonly ProfilePart[];
}

/** Fields to change; null clears a field, omitted fields are unchanged. */
export type ProfileChange = Partial<Pick<Profile, ProfilePart>>;

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Registration extends Credentials {
  readonly firstName: string | null;
}

/** An item and whether it should be saved. Idempotent. */
export interface SaveRequest {
  readonly kind: FavouriteKind;
  readonly item: SavedItem;
  readonly saved: boolean;
}

/** `partner`: the origin of the embedding page. `challenge`: the SHA-256 of the verifier, which the iframe keeps. */
export interface SignInOffer {
  readonly partner: string;
  readonly challenge: string;
}

export interface HandedSignIn {
  readonly code: string;
  readonly verifier: string;
  readonly partner: string;
}

/** The email address that a confirmation link confirms, and whether this browser is signed in to that account. */
export interface ConfirmationLink {
  readonly email: string;
  readonly isOwn: boolean;
}

/** Account management, available when accounts are stored by this site. */
export interface OwnAccounts {
  /** Sends a password email. Returns the message for the person, which is the same whether or not an account exists. */
  forgotPassword(email: string): Promise<string>;
  resetPassword(token: string, password: string): Promise<void>;
  /** Sends the confirmation email again. Returns the message for the person. */
  sendConfirmation(): Promise<string>;
  readConfirmation(token: string): Promise<ConfirmationLink>;
  /**
   * Confirms the address by the token of an emailed link and signs in. Requires the password when this browser is not
   * signed in to the account.
   */
  confirm(token: string, password?: string): Promise<AccountUser>;
  changePassword(password: string, newPassword: string): Promise<void>;
  /** Whether the person agreed to emails about watched things (E-26). */
  readWatchEmails(): Promise<boolean>;
  setWatchEmails(on: boolean): Promise<void>;
  /** Deletes the account and all its data. */
  removeAccount(password: string): Promise<void>;
  /** Signs out every browser of the account. */
  logoutEverywhere(): Promise<void>;
  /** Returns a code with which one iframe in the partner's page may take over this sign-in, once, within a minute. */
  offerSignIn(offer: SignInOffer): Promise<string>;
  /** Called in that iframe: accepts the sign-in. */
  acceptSignIn(handed: HandedSignIn): Promise<AccountUser>;
}

/**
 * An identity service (C-20). Every call rejects with an `IdentityError`. Callers do not depend on the service behind
 * it: `screens` says whether it has its own forms, `own` whether accounts can be managed here.
 */
export interface IdentityAdapter {
  readonly screens: 'site' | 'provider';
  readonly own?: OwnAccounts;
  /** Returns the visitor; the anonymous user when no one is signed in. */
  getUserInfo(): Promise<AccountUser>;
  /** Saves one setting by the rules of S-02; returns all settings. */
  updateSetting(setting: Setting): Promise<readonly Setting[]>;
  toggleFavourite(request: SaveRequest): Promise<SavedList>;
  /** Replaces the whole list. Rejects as `stale`, with the current list, when `version` is outdated. */
  setFavourites(favourites: Favourites, version: number): Promise<SavedList>;
  /** Signs in with the given credentials, or with the provider's own screens. */
  login(given?: Credentials): Promise<AccountUser>;
  logout(): Promise<void>;
  /** Creates an account and signs in to it. */
  register(given?: Registration): Promise<AccountUser>;
  getProfile(): Promise<Profile>;
  updateProfile(change: ProfileChange): Promise<Profile>;
  /** Returns all stored data about the person as the text of a JSON file. */
  exportData(): Promise<string>;
  /** Subscribes to sign-ins and sign-outs that the provider initiates. */
  onSession?(listener: () => void): void;
}
