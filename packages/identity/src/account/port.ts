import type { FavouriteKind, Favourites, SavedItem } from '../favourites/kinds';

/** One setting (E-15): its data is text, as a rule JSON; the text of an empty object means "none" (S-02). */
export interface Setting {
  readonly name: string;
  readonly collection: string;
  readonly data: string;
}

/** What an account saved, and the version that a change of all of it must name. */
export interface SavedList {
  readonly version: number;
  readonly favourites: Favourites;
}

/** Who visits, without what they saved (E-14). */
export interface Person {
  /** `Anonymous` until someone signs in. */
  readonly uid: string;
  readonly name: string;
  readonly postcode: string | null;
  /** Per cent. */
  readonly profileComplete: number;
  /** The middle of the postcode's district. */
  readonly latlng: { readonly lat: number; readonly lng: number } | null;
  readonly settings: readonly Setting[];
}

/** Who visits, as an identity service tells it. */
export interface AccountUser extends Person {
  readonly saved: SavedList;
}

/** E-14: who visits, with what is saved. */
export interface User extends Person {
  readonly favourites: Favourites;
}

/** The parts of a profile that a person may tell. */
export const PROFILE_PARTS = ['firstName', 'postcode', 'entryYear', 'qualification', 'grades'] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

/** What a person told of themselves (E-15), how complete it is in per cent, and what is missing. */
export interface Profile {
  readonly email: string;
  /** When the account ends unless its address is confirmed, as an ISO date; null when there is nothing to confirm. */
  readonly confirmBy: string | null;
  readonly firstName: string | null;
  readonly postcode: string | null;
  readonly entryYear: number | null;
  readonly qualification: string | null;
  readonly grades: string | null;
  readonly complete: number;
  readonly missing: readonly ProfilePart[];
}

/** Parts to change; null takes one away, those left out stay. */
export type ProfileChange = Partial<Pick<Profile, ProfilePart>>;

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Registration extends Credentials {
  readonly firstName: string | null;
}

/** A thing, and whether it should be saved: sending it twice does no harm. */
export interface SaveWish {
  readonly kind: FavouriteKind;
  readonly item: SavedItem;
  readonly saved: boolean;
}

/** `partner`: the origin of the page around the frame. `challenge`: the SHA-256 of the verifier, which the frame keeps. */
export interface SignInOffer {
  readonly partner: string;
  readonly challenge: string;
}

export interface HandedSignIn {
  readonly code: string;
  readonly verifier: string;
  readonly partner: string;
}

/** Whose address a letter's link confirms, and whether this browser is signed in to an account that it confirms. */
export interface ConfirmationLink {
  readonly email: string;
  readonly isOwn: boolean;
}

/** What a service offers whose accounts are kept by the site itself. */
export interface OwnAccounts {
  /** Has a letter sent; gives what to tell the person, which is the same whether or not there is an account. */
  forgotPassword(email: string): Promise<string>;
  resetPassword(token: string, password: string): Promise<void>;
  /** Has the letter sent again that asks to confirm the address; gives what to tell the person. */
  sendConfirmation(): Promise<string>;
  readConfirmation(token: string): Promise<ConfirmationLink>;
  /** Confirms the address by a letter's link; takes the password where this browser is not signed in to the account, and signs in. */
  confirm(token: string, password?: string): Promise<AccountUser>;
  changePassword(password: string, newPassword: string): Promise<void>;
  /** Deletes the account and all that belongs to it. */
  removeAccount(password: string): Promise<void>;
  /** Signs every browser out. */
  logoutEverywhere(): Promise<void>;
  /** Gives a code by which one frame, in that partner's page, may take this sign-in over: once, within a minute. */
  offerSignIn(offer: SignInOffer): Promise<string>;
  /** In that frame: takes the sign-in over. */
  acceptSignIn(handed: HandedSignIn): Promise<AccountUser>;
}

/**
 * An identity service (C-20). Every call rejects with an `IdentityError`. Whoever calls cannot tell which service it is:
 * `screens` says whether it brings its own forms, `own` whether accounts can be managed here.
 */
export interface IdentityAdapter {
  readonly screens: 'site' | 'provider';
  readonly own?: OwnAccounts;
  /** Who visits; the anonymous user when nobody is signed in. */
  getUserInfo(): Promise<AccountUser>;
  /** Saves one setting by the rules of S-02; gives all of them. */
  updateSetting(setting: Setting): Promise<readonly Setting[]>;
  toggleFavourite(wish: SaveWish): Promise<SavedList>;
  /** Replaces everything. Rejects as `stale`, with the current list, when it is not of this version any more. */
  setFavourites(favourites: Favourites, version: number): Promise<SavedList>;
  /** Signs in: by these words, or by the provider's own screens. */
  login(given?: Credentials): Promise<AccountUser>;
  logout(): Promise<void>;
  /** Makes an account and signs in to it. */
  register(given?: Registration): Promise<AccountUser>;
  getProfile(): Promise<Profile>;
  updateProfile(change: ProfileChange): Promise<Profile>;
  /** Everything that is kept about the person, as the text of a JSON file. */
  exportData(): Promise<string>;
  /** Calls back when someone signs in or out by the provider's own doing. */
  onSession?(listener: () => void): void;
}
