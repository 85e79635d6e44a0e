import { Component, type ReactNode } from "react";

interface CatchProps {
  /** A new value means a new attempt: the error is forgotten. */
  attempt: unknown;
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows `fallback` in place of children that failed, until there is a new attempt. */
export class Catch extends Component<CatchProps, { failedAttempt: unknown; failed: boolean }> {
  override state = { failed: false, failedAttempt: undefined as unknown };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.setState({ failedAttempt: this.props.attempt });
  }

  override componentDidUpdate(before: CatchProps) {
    if (this.state.failed && before.attempt !== this.props.attempt) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
