import type { RouteObject } from "react-router-dom";
import type { BuiltModules } from "./built-modules";

/** The script of a page, so that its address alone tells what will be needed. */
export interface PageFiles {
  /** As the router writes it: "/torneio/:tournamentId". */
  path: string;
  /** Below the folder of the web app, without those that each page has anyhow. */
  files: string[];
}

const appModule = "start-app.tsx";
const readingModules = ["relay/page-query.ts", "relay/environment.ts"];

/** @throws Error where a page's module is not in the build: the names of both have to agree. */
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

/** What `lazy: { Component: async () => (await import("./dashboard/DashboardPage")).DashboardPage }` will import. */
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

/** The files of these modules, each with those that it imports. */
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
