import {
  createOperationDescriptor,
  fetchQuery,
  getRequest,
  graphql,
  type Environment,
  type Snapshot,
} from "relay-runtime";
import type { watchUnreadQuery } from "../__generated__/watchUnreadQuery.graphql";

const query = graphql`
  query watchUnreadQuery {
    viewer {
      unreadNotices
    }
  }
`;

export interface UnreadWatch {
  /** Fetches the number; the result arrives through the store, like any other change. */
  ask: () => void;
  end: () => void;
}

/** Calls `tell` with the number of unread notices now, and after each change of it in the store. */
export function watchUnread(environment: Environment, tell: (unread: number) => void): UnreadWatch {
  const operation = createOperationDescriptor(getRequest(query), {});
  const kept = environment.retain(operation);
  const hear = ({ data }: Snapshot) => {
    const { viewer } = data as Partial<watchUnreadQuery["response"]>;
    tell(viewer?.unreadNotices ?? 0);
  };
  const known = environment.lookup(operation.fragment);
  hear(known);
  const watched = environment.subscribe(known, hear);
  let asking = { unsubscribe: () => {} };
  return {
    ask: () => {
      asking.unsubscribe();
      // A failed request is repeated on the next navigation.
      asking = fetchQuery<watchUnreadQuery>(environment, query, {}).subscribe({ error: () => undefined });
    },
    end: () => {
      asking.unsubscribe();
      watched.dispose();
      kept.dispose();
    },
  };
}
