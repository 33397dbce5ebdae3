import { removeFiberTags } from './fiber-tags';
import { replaceDeclarations, type Replacements } from './leave-out';

/**
 * The numbers of React's kinds of fibers that no page has, and in how many places of the installed version they are:
 * portals, lists of suspended parts, elements that belong to the head, the document's own elements, animated
 * transitions, and hidden activities.
 */
const UNUSED_TAGS = { 4: 20, 19: 12, 26: 16, 27: 36, 30: 26, 31: 18 };

const NOTHING = '() => undefined';
// Not an arrow function, because React adds methods to the prototypes of two of them.
const LEFT_OUT = "function () { throw new Error('this part of React is not in browsers') }";

const replaceAll = (names: readonly string[], text: string): Replacements =>
  Object.fromEntries(names.map((name) => [name, text]));

/** What the reconciler calls for every fiber, and would do nothing. */
const WITHOUT_EFFECT = replaceAll(
  [
    'accumulateSuspenseyCommitOnFiber',
    'clearSingletonPreambleContribution',
    'commitExitViewTransitions',
    'commitFragmentInstanceDeletionEffects',
    'commitFragmentInstanceInsertionEffects',
    'commitNewChildToFragmentInstances',
    'extractEvents$1',
    'recursivelyResetForms',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
  ],
  NOTHING,
);

/** What would be called only by a component that uses what is left out. */
const NEVER_CALLED = replaceAll(
  [
    'createFiberFromPortal',
    'flushAfterMutationEffects',
    'mountActionState',
    'onUnsuspend',
    'preconnect',
    'prefetchDNS',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
    'requestFormReset',
    'rerenderActionState',
    'startHostTransition',
    'startViewTransition',
    'traverseVisibleInstancesAndTextInstances',
    'updateActionState',
    'FragmentInstance',
    'ViewTransitionPseudoElement',
  ],
  LEFT_OUT,
);

const FRAGMENT_METHODS = replaceAll(
  [
    'addEventListener',
    'blur',
    'compareDocumentPosition',
    'dispatchEvent',
    'focus',
    'focusLast',
    'getClientRects',
    'getRootNode',
    'observeUsing',
    'removeEventListener',
    'scrollIntoView',
    'unobserveUsing',
  ].map((name) => `FragmentInstance.prototype.${name}`),
  'undefined',
);

const REPLACEMENTS: Replacements = {
  ...WITHOUT_EFFECT,
  ...NEVER_CALLED,
  ...FRAGMENT_METHODS,
  isFragmentInstanceParent: '() => false',
  isHostHoistableType: '() => false',
  // Only style sheets and animated transitions make React wait before it commits.
  preloadInstanceAndSuspendIfNeeded: '(fiber) => { fiber.flags &= -16777217; }',
  waitForCommitToBeReady: '() => null',
};

/** Removes from the source of `react-dom/client` what components of the site may not use (lint). */
export const leaveOutOfReactDom = (source: string, file: string): string =>
  replaceDeclarations(removeFiberTags(source, file, UNUSED_TAGS), file, REPLACEMENTS);
