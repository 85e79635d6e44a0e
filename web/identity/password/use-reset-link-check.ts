import { useEffect, useState } from "react";
import { fetchQuery, graphql } from "react-relay/hooks";
import type { useResetLinkCheckQuery } from "../../__generated__/useResetLinkCheckQuery.graphql";
import { relayEnvironment } from "../../relay/environment";

/** "unreachable": the server could not be asked, so nothing is known of the link. */
export type LinkState = "checking" | "open" | "closed" | "unreachable";

/** Asks whether the token of a reset link still works. @returns what is known, and how to ask again. */
export function useResetLinkCheck(token: string): [state: LinkState, retry: () => void] {
  const [state, setState] = useState<LinkState>("checking");
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const query = fetchQuery<useResetLinkCheckQuery>(
      relayEnvironment(),
      graphql`
        query useResetLinkCheckQuery($token: String!) {
          passwordResetLinkIsOpen(token: $token)
        }
      `,
      { token },
    ).subscribe({
      next: ({ passwordResetLinkIsOpen }) => setState(passwordResetLinkIsOpen ? "open" : "closed"),
      error: () => setState("unreachable"),
    });
    return () => query.unsubscribe();
  }, [token, attempt]);

  const retry = () => {
    setState("checking");
    setAttempt(attempt + 1);
  };
  return [state, retry];
}
