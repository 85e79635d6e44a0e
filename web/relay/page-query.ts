import { useEffect } from "react";
import { loadQuery, usePreloadedQuery, type PreloadedQuery } from "react-relay/hooks";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import type { ConcreteRequest } from "relay-runtime";
import { useLoaderData, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from "react-router-dom";
import { relayEnvironment } from "./environment";

interface PageData<Query extends OperationType> {
  queryRef: PreloadedQuery<Query>;
}

const refsOnScreen = new Set<PreloadedQuery<OperationType>>();
const graceMs = 5_000;

/**
 * A route's loader: starts the page's one query while the page's code is still on its way.
 * What is in the store shows at once, and the network's answer replaces it.
 */
export function pageQueryLoader<Query extends OperationType>(
  query: ConcreteRequest,
  variables: (args: LoaderFunctionArgs) => Query["variables"],
) {
  return (args: LoaderFunctionArgs): PageData<Query> => {
    const queryRef = loadQuery<Query>(relayEnvironment(), query, variables(args), {
      fetchPolicy: "store-and-network",
    });
    args.request.signal.addEventListener("abort", () => disposeLater(queryRef));
    return { queryRef };
  };
}

/** Reads the query the route's loader started. Call it inside `PageContent`, which waits for it and catches its errors. */
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

/** Loaders run again for another page or on purpose (`useRevalidator`), never because a filter entered the address. */
export function revalidateOnPurpose({
  currentUrl,
  nextUrl,
  currentParams,
  nextParams,
}: ShouldRevalidateFunctionArgs) {
  const samePlace = currentUrl.pathname === nextUrl.pathname;
  const asked = samePlace && currentUrl.search === nextUrl.search;
  return asked || JSON.stringify(currentParams) !== JSON.stringify(nextParams);
}

function disposeLater(queryRef: PreloadedQuery<OperationType>) {
  setTimeout(() => {
    if (!refsOnScreen.has(queryRef)) queryRef.dispose();
  }, graceMs);
}
