import { Suspense, useState, type ReactNode } from "react";
import { Catch } from "../Catch";
import { ListFailure } from "./ListFailure";

interface AskedDetailsProps {
  /** While they are on their way. */
  skeleton: ReactNode;
  /** What did not come, where it has a name of its own. */
  failure?: string;
  /** Asks for them; what is asked again after a failure has another number. */
  children: (attempt: number) => ReactNode;
}

/** Details with a query of their own: on their way, here, or not to be had, and asked for once more. */
export function AskedDetails({
  skeleton,
  failure = "Não foi possível carregar os detalhes",
  children,
}: AskedDetailsProps) {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  if (failed === attempt)
    return <ListFailure title={failure} retrying={false} retry={() => setAttempt(attempt + 1)} />;
  return (
    <Catch key={attempt} onError={() => setFailed(attempt)}>
      <Suspense fallback={skeleton}>{children(attempt)}</Suspense>
    </Catch>
  );
}
