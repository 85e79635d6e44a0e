import { isValidElement } from "react";
import { matchRoutes } from "react-router-dom";
import { expect, test } from "vitest";
import { accessTo, hasPage, pages } from "./pages";
import { routes } from "./routes";
import type { PageDeclaration } from "./shell/page";

const row = ({ path, access, shell, menu, areas, redirect, unknown, ...page }: PageDeclaration): string => {
  const menus = Object.entries(menu).map(([area, { at, label, group }]) =>
    [area, at, group, label].filter((part) => part !== undefined).join(" "),
  );
  const facts = [
    `for ${typeof access === "string" ? access : access.join(" or ")}`,
    typeof areas === "function"
      ? "area depends on the user"
      : areas.length > 0
        ? `in ${areas.join(", ")}`
        : "",
    shell ? `shell: ${shell}` : "",
    menus.length > 0 ? `menu: ${menus.join(", ")}` : "",
    page.palette ? `palette: ${page.palette}` : "",
    page.action ? `action: ${page.action}` : "",
    redirect ? "redirects" : "",
    unknown ? "unknown" : "",
  ];
  return [path, ...facts.filter((fact) => fact !== "").map((fact) => `  ${fact}`)].join("\n");
};

/** Review a change of this file like code: it says who may open what. Update it with `npx vitest run web/routes -u`. */
test("every page, who may open it, and where it is offered", async () => {
  const rows = pages.map(row).toSorted();
  await expect(`${rows.join("\n")}\n`).toMatchFileSnapshot("pages.snapshot.txt");
});

/** The access rules of the guards around a route. */
const guardsAt = (path: string): unknown[] =>
  (matchRoutes(routes, path) ?? []).flatMap(({ route: { element, middleware } }) =>
    isValidElement<{ access?: unknown }>(element) && element.props.access !== undefined && middleware?.length
      ? [element.props.access]
      : [],
  );

test("every page is behind one guard, that of its access", () => {
  for (const { path, access } of pages) {
    expect(guardsAt(path), path).toEqual(access === "everyone" ? [] : [access]);
    expect(accessTo(path), path).toEqual(access);
  }
});

test("no two pages have the same path", () => {
  const paths = pages.map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

test("unknown paths of the guarded areas are guarded like their pages", () => {
  expect(accessTo("/federation/nao-existe")).toBe("federation");
  expect(accessTo("/admin/nao-existe")).toEqual(["ADMIN"]);
  expect(accessTo("/nao-existe")).toBe("everyone");
  expect(["/federation/nao-existe", "/admin/nao-existe", "/nao-existe"].some(hasPage)).toBe(false);
});
