import { matchRoutes, type RouteObject } from "react-router-dom";

/** Brings the code of an address's page into its routes, so that the page is there at the first drawing of it. */
export async function withCodeOf(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "object" || !route.lazy.Component) return;
      Object.assign(route, { Component: await route.lazy.Component(), lazy: undefined });
    }),
  );
}
