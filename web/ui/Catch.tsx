import { Component, type ReactNode } from "react";

/** Tells that something inside failed, and shows nothing from then on: what to show instead is the parent's decision. */
export class Catch extends Component<{ onError: () => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
