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
  /** Asks the server; what it answers is told as whatever else changes it. */
  ask: () => void;
  end: () => void;
}

/** Tells how many notices are not read whenever that changes in the store, whoever has changed it. */
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
      // What fails is asked for again with the next page.
      asking = fetchQuery<watchUnreadQuery>(environment, query, {}).subscribe({ error: () => undefined });
    },
    end: () => {
      asking.unsubscribe();
      watched.dispose();
      kept.dispose();
    },
  };
}
