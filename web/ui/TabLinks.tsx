import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";

/** A tab that has an address: a path, a path with a search, or only the search of this page ("?aba=jogos"). */
interface TabAddress {
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

interface TabLink extends TabAddress {
  label: string;
  /** How many stand behind it; left out where the number says nothing. */
  count?: number;
}

interface TabLinksProps {
  /** What the tabs divide: "Partes do torneio". */
  label: string;
  tabs: readonly TabLink[];
  /** The one that is open where the address names none; the first unless said. */
  otherwise?: string;
}

const Row = chakra("nav", {
  base: {
    position: "sticky",
    top: "var(--praia-top-bar, 0px)",
    zIndex: "docked",
    display: "flex",
    overflowX: "auto",
    scrollbarWidth: "none",
    bg: "bg",
    borderBottomWidth: "1px",
    borderColor: "border",
    // On a phone the row goes from edge to edge, so that what is cut off tells that there is more.
    mx: { base: "-4", md: "0" },
    px: { base: "2", md: "0" },
    _print: { display: "none" },
  },
});

const Tab = chakra(Link, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    flexShrink: "0",
    h: "11",
    px: "3",
    textStyle: "sm",
    fontWeight: "semibold",
    whiteSpace: "nowrap",
    color: "fg.muted",
    borderBottomWidth: "3px",
    borderTopWidth: "3px",
    borderColor: "transparent",
    _hover: { color: "fg" },
    _focusVisible: { outlineOffset: "-4px!" },
    "&[aria-current]": { color: "fg", borderBottomColor: "coral.solid" },
  },
});

const Count = chakra("span", {
  base: {
    minW: "5",
    px: "1.5",
    borderRadius: "full",
    bg: "gray.subtle",
    textStyle: "xs",
    textAlign: "center",
    fontVariantNumeric: "tabular-nums",
  },
});

/**
 * The parts of a page, each an address with a query of its own: one row of 44 px that scrolls sideways and stays in sight.
 * Going from tab to tab is no step for Back, and the page stays where it is scrolled to.
 */
export function TabLinks({ label, tabs, otherwise }: TabLinksProps) {
  const current = currentTab(tabs, useLocation(), otherwise);
  const row = useRef<HTMLElement>(null);

  useEffect(() => {
    const [box, tab] = [row.current, row.current?.querySelector<HTMLElement>("[aria-current]")];
    if (!box || !tab) return;
    // Only the row scrolls: scrollIntoView would move the page too.
    box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2;
  }, [current?.to]);

  return (
    <Row ref={row} aria-label={label}>
      {tabs.map((tab) => (
        <Tab
          key={tab.to}
          to={tab.to}
          replace
          preventScrollReset
          aria-current={tab === current ? "page" : undefined}
        >
          {tab.label}
          {tab.count === undefined ? null : <Count>{tab.count}</Count>}
        </Tab>
      ))}
    </Row>
  );
}
