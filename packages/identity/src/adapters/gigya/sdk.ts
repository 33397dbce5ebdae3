import * as v from 'valibot';

/** The common fields of every SDK response. */
export const Answer = v.object({
  errorCode: v.number(),
  errorMessage: v.exactOptional(v.string()),
  errorDetails: v.exactOptional(v.string()),
});

type Callback = (answer: unknown) => void;

/** The functions in use of the Web SDK of SAP Customer Data Cloud (Gigya), as its reference documents them. */
export interface GigyaSdk {
  readonly isReady?: boolean;
  readonly accounts: {
    getAccountInfo(given: { include: string; callback: Callback }): void;
    setAccountInfo(given: {
      profile?: Readonly<Record<string, unknown>>;
      data?: Readonly<Record<string, unknown>>;
      callback: Callback;
    }): void;
    showScreenSet(given: {
      screenSet: string;
      startScreen: string;
      onHide: (event: { readonly reason?: string }) => void;
      onError?: (event: { readonly errorMessage?: string }) => void;
    }): void;
    logout(given: { callback: Callback }): void;
    addEventHandlers(handlers: { onLogin: () => void; onLogout: () => void }): void;
  };
}

declare global {
  interface Window {
    gigya?: GigyaSdk;
  }
}

/** The SDK's error code for "no one is signed in". */
export const NOT_SIGNED_IN = 403005;
