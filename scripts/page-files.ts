import type { RouteObject } from "react-router-dom";
import type { BuiltModules } from "./built-modules";

/** The scripts of a page, so that they can be preloaded by its address. */
export interface PageFiles {
  /** The router's path pattern: "/torneio/:tournamentId". */
  path: string;
  /** Relative to the web app's folder, without the files that every page loads. */
  files: string[];
}

const appModule = "start-app.tsx";
const readingModules = ["relay/page-query.ts", "relay/environment.ts"];

/** @throws Error if a page's module is missing from the build: their names have to match. */
export function pageFiles(routes: readonly RouteObject[], built: BuiltModules): PageFiles[] {
  const everywhere = filesWith([appModule], built);
  return leavesOf(routes).map(({ path, modules, reads }) => {
    const query = `__generated__/${modules.at(-1)}Query.graphql.ts`;
    const reading = reads ? [...readingModules, ...(fileIn(query, built) ? [query] : [])] : [];
    const files = filesWith([...modules.map((name) => `${name}.tsx`), ...reading], built);
    return { path, files: [...files].filter((file) => !everywhere.has(file)) };
  });
}

interface Leaf {
  path: string;
  modules: string[];
  reads: boolean;
}

function leavesOf(routes: readonly RouteObject[], around: readonly string[] = []): Leaf[] {
  return routes.flatMap((route): Leaf[] => {
    const modules = [...around, ...lazyModuleOf(route)];
    if (route.children) return leavesOf(route.children, modules);
    if (!route.path?.startsWith("/") || route.path.includes("*")) return [];
    return [{ path: route.path, modules, reads: route.loader !== undefined }];
  });
}

/** What `lazy: { Component: async () => (await import("./dashboard/DashboardPage")).DashboardPage }` imports. */
function lazyModuleOf({ lazy }: RouteObject): string[] {
  if (typeof lazy !== "object" || !lazy.Component) return [];
  const imported = /import\(\s*["'`](?:[^"'`]*\/)?([^"'`/]+)["'`]\s*\)/.exec(String(lazy.Component))?.[1];
  if (!imported) throw new Error(`No import can be read in ${String(lazy.Component)}`);
  return [imported];
}

const fileIn = (end: string, built: BuiltModules): string | undefined =>
  Object.keys(built).find((file) =>
    built[file]?.modules.some((module) => module === end || module.endsWith(`/${end}`)),
  );

function fileOf(end: string, built: BuiltModules): string {
  const file = fileIn(end, built);
  if (!file) throw new Error(`${end} is not in the build`);
  return file;
}

/** The files of these modules, with the files that they import. */
function filesWith(modules: readonly string[], built: BuiltModules): Set<string> {
  const files = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const imported of built[file]?.imports ?? []) visit(imported);
  };
  for (const module of modules) visit(fileOf(module, built));
  return files;
}
