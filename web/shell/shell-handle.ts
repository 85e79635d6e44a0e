/** Of the route that lays the shell: whether an address has a page. */
export const pagesThere = (hasPage: (path: string) => boolean) => ({ hasPage });

/** Finds what `pagesThere` said among the handles of the routes that are open. */
export function pageTest(handles: readonly unknown[]): (path: string) => boolean {
  for (const handle of handles)
    if (
      typeof handle === "object" &&
      handle !== null &&
      "hasPage" in handle &&
      typeof handle.hasPage === "function"
    )
      return handle.hasPage as (path: string) => boolean;
  return () => false;
}
