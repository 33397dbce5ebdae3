import * as v from 'valibot';

/** What every call of the SDK answers with. */
export const Answer = v.object({
  errorCode: v.number(),
  errorMessage: v.exactOptional(v.string()),
  errorDetails: v.exactOptional(v.string()),
});

type Callback = (answer: unknown) => void;

/** The part of the Web SDK of SAP Customer Data Cloud (Gigya) that is used, as its reference has it. */
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

/** The SDK's code for "nobody is signed in". */
export const NOBODY = 403005;
