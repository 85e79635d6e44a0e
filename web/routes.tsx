import { Suspense } from "react";
import { type RouteObject, useLocation, matchRoutes } from "react-router-dom";
import type { Access } from "./identity/public/page-access";
import { AreaWait, Guard, guardMiddleware, GuardWait } from "./identity/public/Guard";
import { accessTo, pages } from "./pages";
import { pageLoader, revalidateFor } from "./relay/page-loader";
import { RootLayout, RouteError } from "./RootLayout";
import type { PageDeclaration } from "./shell/page";
import { bare } from "./ui/shell-frame";
import { lazyPart } from "./ui/lazy-code";
import { NotFound } from "./ui/NotFound";

const LateNoFederationPage = lazyPart(
  async () => (await import("./federations/public/NoFederation")).NoFederationPage,
);

const NoFederationPage = () => (
  <Suspense fallback={<AreaWait />}>
    <LateNoFederationPage />
  </Suspense>
);

const isOutsideShell = ({ shell }: PageDeclaration) => shell === "none";

/** The routes of all pages, with their guards. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteError />,
    // The outermost suspended route decides the fallback, so this covers the layouts around a page as well.
    hydrateFallbackElement: <ArrivalWait />,
    children: [
      ...guarded(pages.filter(isOutsideShell)),
      // The shell stays mounted during navigation between its pages.
      {
        lazy: { Component: async () => (await import("./shell/ShellLayout")).ShellLayout },
        children: [
          ...guarded(pages.filter((page) => !isOutsideShell(page))),
          { path: "*", element: <NotFound /> },
        ],
      },
    ],
  },
];

/** Pages with the same access share a guard, which stays mounted between them. */
function guarded(some: readonly PageDeclaration[]): RouteObject[] {
  const accesses = new Map(some.map(({ access }) => [access.toString(), access]));
  return [...accesses].flatMap(([key, access]) => {
    const those = some.filter((page) => page.access.toString() === key);
    if (access !== "everyone") return [only(access, those.map(routeOf))];
    return [
      ...those.filter(({ query }) => !query).map(routeOf),
      withRelay(those.filter(({ query }) => query).map(routeOf)),
    ];
  });
}

function routeOf({
  path,
  shell,
  query,
  variables,
  reads,
  redirect,
  component,
}: PageDeclaration): RouteObject {
  return {
    path,
    shouldRevalidate: revalidateFor(reads),
    ...(shell === "bare" ? { handle: bare } : {}),
    ...(query ? { loader: pageLoader(query, variables) } : {}),
    ...(redirect ? { loader: redirect } : {}),
    ...(component ? { lazy: { Component: component } } : {}),
    ...(component || redirect ? {} : { element: <NotFound /> }),
  };
}

function only(access: Access, children: RouteObject[]): RouteObject {
  return {
    middleware: [guardMiddleware(access)],
    element: <Guard access={access} notMember={<NoFederationPage />} />,
    children: [withRelay(children)],
  };
}

/** Loads Relay with the first page that needs it. */
function withRelay(children: RouteObject[]): RouteObject {
  return { lazy: { Component: async () => (await import("./relay/RelayLayout")).RelayLayout }, children };
}

/** On arrival, until the page's code is loaded and the session is known. */
function ArrivalWait() {
  const access = accessTo(useLocation().pathname);
  return access === "everyone" ? null : <GuardWait access={access} />;
}

/** Brings the code of an address's page into its routes, so that the page is there at the first drawing of it. */
export async function withCodeOf(all: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(all, path) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "object" || !route.lazy.Component) return;
      Object.assign(route, { Component: await route.lazy.Component(), lazy: undefined });
    }),
  );
}
