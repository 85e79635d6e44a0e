import { Component, Suspense, useState, type ReactNode } from "react";
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
  const [failure, setFailure] = useState<{ data: unknown } | null>(null);

  // What failed stays failed until the loader brings something new.
  if (failure !== null && failure.data === data) return <ErrorState onRetry={() => void revalidate()} />;
  return (
    <Catch onError={() => setFailure({ data })}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </Catch>
  );
}

class Catch extends Component<{ onError: () => void; children: ReactNode }, { failed: boolean }> {
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
