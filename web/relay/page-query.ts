import { useEffect } from "react";
import { loadQuery, usePreloadedQuery, type PreloadedQuery } from "react-relay/hooks";
import { useLoaderData } from "react-router-dom";
import type { ConcreteRequest, GraphQLTaggedNode, OperationType } from "relay-runtime";
import { relayEnvironment } from "./environment";

interface PageData<Query extends OperationType> {
  queryRef: PreloadedQuery<Query>;
}

const refsOnScreen = new Set<PreloadedQuery<OperationType>>();
const graceMs = 5_000;

/** What is in the store shows at once, and the network's answer replaces it. */
export function startPageQuery<Query extends OperationType>(
  query: ConcreteRequest,
  variables: Query["variables"],
  signal: AbortSignal,
): PageData<Query> {
  const queryRef = loadQuery<Query>(relayEnvironment(), query, variables, {
    fetchPolicy: "store-and-network",
  });
  signal.addEventListener("abort", () => disposeLater(queryRef));
  return { queryRef };
}

/** Reads the query that the route's `pageLoader` started. Call it inside `PageContent`. */
export function usePageQuery<Query extends OperationType>(query: GraphQLTaggedNode): Query["response"] {
  const { queryRef } = useLoaderData() as PageData<Query>;

  // Not disposed at once: StrictMode runs this effect twice with the same reference.
  useEffect(() => {
    refsOnScreen.add(queryRef);
    return () => {
      refsOnScreen.delete(queryRef);
      disposeLater(queryRef);
    };
  }, [queryRef]);

  return usePreloadedQuery<Query>(query, queryRef);
}

function disposeLater(queryRef: PreloadedQuery<OperationType>) {
  setTimeout(() => {
    if (!refsOnScreen.has(queryRef)) queryRef.dispose();
  }, graceMs);
}
