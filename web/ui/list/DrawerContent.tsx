import { Suspense, useState, type ReactNode } from "react";
import { Catch } from "../Catch";
import { ListFailure } from "./ListFailure";

interface DrawerContentProps {
  skeleton: ReactNode;
  /** Asks for the details; what is asked again after a failure has another number. */
  children: (attempt: number) => ReactNode;
}

/** What a drawer shows of a row: on its way, here, or not to be had, which the list beside it does not feel. */
export function DrawerContent({ skeleton, children }: DrawerContentProps) {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  if (failed === attempt)
    return (
      <ListFailure
        title="Não foi possível carregar os detalhes"
        retrying={false}
        retry={() => setAttempt(attempt + 1)}
      />
    );
  return (
    <Catch key={attempt} onError={() => setFailed(attempt)}>
      <Suspense fallback={skeleton}>{children(attempt)}</Suspense>
    </Catch>
  );
}
