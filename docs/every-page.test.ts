import { matchRoutes, type RouteObject } from "react-router-dom";
import { expect, test } from "vitest";
import { visitors } from "../scripts/screenshots/visitors";
import type { PageAddress } from "../tests/support/page-addresses";
import { walks } from "../tests/support/walks";
import { newRankingPath } from "../web/rankings/public/ranking-paths";
import { hasPage } from "../web/pages";
import { routes } from "../web/routes";

/** These redirect: to the page of the person who is signed in, and to the rankings with 'Criar Ranking' open. */
const leadsOn = ["/user-profile", newRankingPath];

/** The addresses of all pages, as the router knows them: those that are still to come have none yet. */
function pagesBelow(below: readonly RouteObject[]): string[] {
  return below.flatMap(({ path, children }) => {
    if (children) return pagesBelow(children);
    return path !== undefined && !leadsOn.includes(path) && hasPage(path.replace("?", "")) ? [path] : [];
  });
}

const pageOf = (address: PageAddress): string | undefined =>
  matchRoutes(routes, typeof address === "string" ? address : address.like)?.at(-1)?.route.path;

const visited = {
  "the walk that asks whether everybody can use it": walks.flatMap(({ addresses }) => addresses),
  "the screenshots": visitors.flatMap(({ shots }) => shots.map(({ path }) => path)),
};

test.each(Object.entries(visited))("%s: every page is there", (_name, addresses) => {
  const there = new Set(addresses.map(pageOf));
  expect(pagesBelow(routes)).toContain("/arena-dashboard");
  expect(pagesBelow(routes).filter((page) => !there.has(page))).toEqual([]);
});
