import { Component, Suspense, type ReactNode } from 'react';

interface SlotBoundaryProps {
  /** Shown when the slot cannot be rendered: the shell's own content, or nothing. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Limits a remote's render error to its slot; on the server React leaves a failing part of a page to the browser. */
export class SlotBoundary extends Component<SlotBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.info('a slot could not be rendered', error);
  }

  override render() {
    const { fallback, children } = this.props;
    return this.state.failed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
