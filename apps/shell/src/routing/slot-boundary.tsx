import { Component, Suspense, type ReactNode } from 'react';

interface SlotBoundaryProps {
  /** What stands there when the slot cannot be drawn: what the shell itself can show, or nothing. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps what a remote draws wrong to its slot: on the server a failing part of a page is left to the browser. */
export class SlotBoundary extends Component<SlotBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.info('a slot could not be drawn', error);
  }

  override render() {
    const { fallback, children } = this.props;
    return this.state.failed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
