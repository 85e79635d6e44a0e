import { expect, test } from "vitest";
import type { RouteObject } from "react-router-dom";
import type { BuiltModules } from "./built-modules";
import { pageFiles } from "./page-files";

const built: BuiltModules = {
  "assets/app.js": { modules: ["start-app.tsx"], imports: ["assets/react.js"] },
  "assets/react.js": { modules: ["../node_modules/react/index.js"], imports: [] },
  "assets/shell.js": {
    modules: ["shell/Sidebar.tsx", "shell/ShellLayout.tsx"],
    imports: ["assets/react.js", "assets/icons.js"],
  },
  "assets/icons.js": { modules: ["icons.ts"], imports: [] },
  "assets/page-query.js": { modules: ["relay/page-query.ts"], imports: ["assets/relay.js"] },
  "assets/environment.js": { modules: ["relay/environment.ts"], imports: ["assets/relay.js"] },
  "assets/relay.js": { modules: [], imports: [] },
  "assets/day.js": {
    modules: ["arenas/DayPage.tsx"],
    imports: ["assets/react.js", "assets/icons.js"],
  },
  "assets/day-query.js": { modules: ["__generated__/DayPageQuery.graphql.ts"], imports: [] },
  "assets/help.js": { modules: ["HelpPage.tsx"], imports: [] },
};

/** Never called; the build parses its source. */
const component = (code: string) => ({
  Component: Object.assign(() => Promise.reject<never>(new Error("not called")), { toString: () => code }),
});
const shell = component('async () => (await import("./shell/ShellLayout")).ShellLayout');
const day = component('async () => (await import("./DayPage")).DayPage');
const help = component('async () => (await import("./HelpPage")).HelpPage');

test("a page with a query needs its code, its layout, its query, and Relay", () => {
  const routes: RouteObject[] = [
    { lazy: shell, children: [{ path: "/dia/:dayId", loader: () => null, lazy: day }] },
  ];
  expect(pageFiles(routes, built)).toEqual([
    {
      path: "/dia/:dayId",
      files: [
        "assets/shell.js",
        "assets/icons.js",
        "assets/day.js",
        "assets/page-query.js",
        "assets/relay.js",
        "assets/environment.js",
        "assets/day-query.js",
      ],
    },
  ]);
});

test("a page without a query does not need Relay, and an unknown address needs nothing", () => {
  const routes: RouteObject[] = [
    { path: "/ajuda", lazy: help },
    { path: "*", element: null },
    { path: "/area/*", element: null },
  ];
  expect(pageFiles(routes, built)).toEqual([{ path: "/ajuda", files: ["assets/help.js"] }]);
});

test("a page whose code is missing from the build is an error", () => {
  const lost = component('async () => (await import("./LostPage")).LostPage');
  expect(() => pageFiles([{ path: "/perdida", lazy: lost }], built)).toThrow("LostPage.tsx");
});
