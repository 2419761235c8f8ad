import { Component, type ReactNode } from 'react';
import { FailedScreen } from './failed-screen.tsx';

interface State {
  readonly failed: boolean;
}

/** A new release replaces the script files of a screen, so an open page can fail to load one. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <FailedScreen /> : this.props.children;
  }
}
