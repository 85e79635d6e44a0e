import { Suspense, useState, type ReactNode } from "react";
import { useLoaderData, useRevalidator } from "react-router-dom";
import { Catch } from "./Catch";
import { ErrorState } from "./ErrorState";

interface PageContentProps {
  /** Shown while the page's query is on its way: the page's own skeleton. */
  skeleton: ReactNode;
  /** Puts the page's frame around the error, for pages whose own frame needs the query. */
  frame?: (content: ReactNode) => ReactNode;
  children: ReactNode;
}

/** Waits for the page's query, and offers 'Tentar novamente' (which asks the loader again) when it fails. */
export function PageContent({ skeleton, frame = (content) => content, children }: PageContentProps) {
  const data: unknown = useLoaderData();
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<{ data: unknown } | null>(null);

  // What failed stays failed until the loader brings something new.
  if (failure !== null && failure.data === data) {
    return frame(<ErrorState onRetry={() => void revalidate()} />);
  }
  return (
    <Catch onError={() => setFailure({ data })}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </Catch>
  );
}
