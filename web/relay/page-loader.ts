import type { ConcreteRequest, OperationType } from "relay-runtime";
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from "react-router-dom";

/** The path's parameters, and the query string. */
export type Address = Pick<LoaderFunctionArgs, "params"> & { search: URLSearchParams };

/**
 * A route's loader: starts the page's one query; read it with `usePageQuery`.
 * Relay and the query's text come with the page's code, which the router fetches at the same moment.
 *
 * @param query `() => import("../__generated__/XPageQuery.graphql")`
 * @param variables from the address; a promise where reading it needs code of its own.
 */
export function pageLoader<Query extends OperationType>(
  query: () => Promise<{ default: ConcreteRequest }>,
  variables: (address: Address) => Query["variables"] | Promise<Query["variables"]>,
) {
  return async ({ params, request: { url, signal } }: LoaderFunctionArgs) => {
    const [{ startPageQuery }, { default: request }, wanted] = await Promise.all([
      import("./page-query"),
      query(),
      variables({ params, search: new URL(url).searchParams }),
    ]);
    return startPageQuery<Query>(request, wanted, signal);
  };
}

/**
 * A loader runs again for another page, on purpose (`useRevalidator`), or for another value of a parameter that the page
 * reads. A list's filters enter the address without it: the list itself asks for other rows.
 * @param reads names in the query string.
 */
export const revalidateFor =
  (reads: readonly string[]) =>
  ({ currentUrl, nextUrl, currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean => {
    const samePlace = currentUrl.pathname === nextUrl.pathname;
    const asked = samePlace && currentUrl.search === nextUrl.search;
    return (
      asked ||
      JSON.stringify(currentParams) !== JSON.stringify(nextParams) ||
      reads.some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name))
    );
  };
