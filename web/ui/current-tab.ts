/** A tab that has an address: a path, a path with a search, or only the search of this page ("?aba=jogos"). */
export interface TabAddress {
  to: string;
}

/**
 * Which tab an address stands on: the one that says most of it. "/arena/1/jogos" stands on "/arena/1/jogos" rather than
 * on "/arena/1", "?aba=jogos&categoria=2" on "?aba=jogos". Where no tab says anything of it, it is the one named, or the first.
 */
export function currentTab<Tab extends TabAddress>(
  tabs: readonly Tab[],
  address: { pathname: string; search: string },
  otherwise?: string,
): Tab | undefined {
  let best: { tab: Tab; said: number } | null = null;
  for (const tab of tabs) {
    const said = saidBy(tab.to, address);
    if (said > 0 && said > (best?.said ?? 0)) best = { tab, said };
  }
  return best?.tab ?? tabs.find(({ to }) => to === otherwise) ?? tabs[0];
}

/** How much of an address a tab says: a longer path, then more of the search. 0 when it is another's. */
function saidBy(to: string, { pathname, search }: { pathname: string; search: string }): number {
  const [path = "", query = ""] = to.split("?");
  if (path !== "" && pathname !== path && !pathname.startsWith(`${path}/`)) return 0;
  const asked = new URLSearchParams(search);
  const own = [...new URLSearchParams(query)];
  if (own.some(([name, value]) => asked.get(name) !== value)) return 0;
  return path.length * 10 + own.length;
}
