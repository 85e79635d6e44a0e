import { Component, Suspense, type ReactNode } from "react";
import { useLoaderData, useRevalidator } from "react-router-dom";
import { ErrorState } from "./ErrorState";

interface PageContentProps {
  /** Shown while the page's query is on its way: the page's own skeleton. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** Waits for the page's query, and offers 'Tentar novamente' (which asks the loader again) when it fails. */
export function PageContent({ skeleton, children }: PageContentProps) {
  const data: unknown = useLoaderData();
  const { revalidate } = useRevalidator();
  return (
    <Catch attempt={data} fallback={<ErrorState onRetry={() => void revalidate()} />}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </Catch>
  );
}

interface CatchProps {
  /** A new value means a new attempt: the error is forgotten. */
  attempt: unknown;
  fallback: ReactNode;
  children: ReactNode;
}

class Catch extends Component<CatchProps, { failedAttempt: unknown; failed: boolean }> {
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
