import type { ConcreteRequest, OperationType } from "relay-runtime";
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from "react-router-dom";

/**
 * A route's loader: starts the page's one query; read it with `usePageQuery`.
 * Relay and the query's text come with the page's code, which the router fetches at the same moment.
 *
 * @param query `() => import("../__generated__/XPageQuery.graphql")`
 * @param variables from the address: its parameters and its search; a promise where reading it needs code of its own.
 */
export function pageLoader<Query extends OperationType>(
  query: () => Promise<{ default: ConcreteRequest }>,
  variables: (args: LoaderFunctionArgs) => Query["variables"] | Promise<Query["variables"]>,
) {
  return async (args: LoaderFunctionArgs) => {
    const [{ startPageQuery }, { default: request }, wanted] = await Promise.all([
      import("./page-query"),
      query(),
      variables(args),
    ]);
    return startPageQuery<Query>(request, wanted, args.request.signal);
  };
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
