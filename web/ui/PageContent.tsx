import { Suspense, useState, type ReactNode } from "react";
import { useLoaderData, useRevalidator } from "react-router-dom";
import { Catch } from "./Catch";
import { ErrorState } from "./ErrorState";
import { toast } from "./toaster";

interface PageContentProps {
  /** The page's skeleton, shown while its query loads. */
  skeleton: ReactNode;
  /** Wraps the error in the page's frame, for pages whose own frame needs the query. */
  frame?: (content: ReactNode) => ReactNode;
  /** Title of an additional toast that reports the failure. */
  failure?: string;
  /** Description of an additional toast titled 'Erro', for pages that word it that way. */
  problem?: string;
  children: ReactNode;
}

/** Suspends on the page's query; if it fails, offers 'Tentar novamente', which runs the loader again. */
export function PageContent({
  skeleton,
  frame = (content) => content,
  failure: failureTitle,
  problem,
  children,
}: PageContentProps) {
  const data: unknown = useLoaderData();
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<{ data: unknown } | null>(null);
  const fail = () => {
    setFailure({ data });
    if (failureTitle) toast.error({ title: failureTitle, description: "Ocorreu um erro. Tente novamente." });
    if (problem) toast.error({ title: "Erro", description: problem });
  };

  // Keep showing the error until the loader returns new data.
  if (failure !== null && failure.data === data) {
    return frame(<ErrorState onRetry={() => void revalidate()} />);
  }
  return (
    <Catch onError={fail}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </Catch>
  );
}
