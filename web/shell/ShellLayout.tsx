import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { lazy, Suspense, useState } from "react";
import { Outlet, useLocation, useMatches, useNavigate } from "react-router-dom";
import type { Session } from "../identity/public/session";
import { useSession } from "../identity/public/use-session";
import { useSignOut } from "../identity/public/use-sign-out";
import { useColourMode } from "../ui/colour-mode";
import { isBare } from "../ui/bare-page";
import { CrumbSlot } from "../ui/crumb-slot";
import { PageFoot } from "../ui/PageFoot";
import { readingPages } from "../ui/reading-pages";
import { SkipLink } from "../ui/SkipLink";
import { areaAt, areasOf, currentEntry, entriesOf, type Area } from "./entries";
import { ModalSheet } from "./ModalSheet";
import type { Command } from "./palette-search";
import { PausedBanner } from "./PausedBanner";
import { PhoneBar } from "./PhoneBar";
import { pageTest } from "./shell-handle";
import { Navigation, Sidebar } from "./Sidebar";
import { Bar, TopBar } from "./TopBar";
import { useSidebar } from "./use-sidebar";
import { useShortcuts } from "./use-shortcuts";
import { VisitorBar } from "./VisitorBar";

const Palette = lazy(async () => ({ default: (await import("./Palette")).Palette }));
const ShortcutsHelp = lazy(async () => ({ default: (await import("./ShortcutsHelp")).ShortcutsHelp }));

/** What stands around every page but the front page, the doors, and what has the whole screen. */
export function ShellLayout() {
  const state = useSession();
  const bare = useMatches().some(({ handle }) => isBare(handle));
  if (bare) return <Outlet />;
  const hasAreas = state.status === "signedIn" && !state.session.mustChangePassword;
  if (hasAreas) return <SignedInShell session={state.session} />;
  return (
    <Flex direction="column" minH="100dvh" _print={{ minH: "auto" }}>
      <SkipLink />
      {state.status === "loading" ? <Bar>{null}</Bar> : <VisitorBar />}
      <Outlet />
      <PageFoot />
    </Flex>
  );
}

type Opened = "menu" | "palette" | "shortcuts" | null;

function SignedInShell({ session }: { session: Session }) {
  const { pathname } = useLocation();
  const [crumbs, setCrumbs] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<Opened>(null);
  const [openedAt, setOpenedAt] = useState(pathname);
  const { collapsed, toggle } = useSidebar();
  const hasPage = pageTest(useMatches().map(({ handle }) => handle));
  const areas = areasOf(session);
  const area = useArea(pathname, areas);
  const entries = area ? entriesOf(area, session, hasPage) : [];
  const current = currentEntry(pathname, entries);
  const commands = useCommands(areas, session, hasPage);

  // Whoever went somewhere from it is there now.
  if (openedAt !== pathname) {
    setOpenedAt(pathname);
    setOpened(null);
  }
  const close = () => setOpened(null);
  useShortcuts({ "mod+b": toggle, "mod+k": () => setOpened("palette"), "?": () => setOpened("shortcuts") });

  const navigation = area && { session, area, areas, entries, current };
  return (
    <CrumbSlot value={crumbs}>
      <SkipLink />
      <Flex minH="100dvh" align="stretch" _print={{ display: "block", minH: "auto" }}>
        {navigation ? <Sidebar {...navigation} collapsed={collapsed} onToggle={toggle} /> : null}
        <Box
          flex="1"
          minW="0"
          pb={{ base: "calc(3.5rem + env(safe-area-inset-bottom))", md: "0" }}
          css={{ "--shell-foot": { base: "calc(3.5rem + env(safe-area-inset-bottom))", md: "0px" } }}
          _print={{ pb: "0" }}
        >
          <TopBar crumbs={setCrumbs} onSearch={() => setOpened("palette")} />
          {area ? <PausedBanner session={session} area={area} /> : null}
          <Outlet />
        </Box>
      </Flex>
      <PhoneBar entries={entries} current={current} onMenu={() => setOpened("menu")} />
      {opened === "menu" && navigation ? (
        <ModalSheet kind="drawer" label="Menu" onClose={close}>
          <Flex direction="column" h="full">
            <Navigation {...navigation} />
          </Flex>
        </ModalSheet>
      ) : null}
      <Suspense fallback={null}>
        {opened === "palette" ? <Palette commands={commands} onClose={close} /> : null}
        {opened === "shortcuts" ? <ShortcutsHelp onClose={close} /> : null}
      </Suspense>
    </CrumbSlot>
  );
}

/** The area of the address; on pages that all share, the one somebody came from. */
function useArea(path: string, areas: readonly Area[]): Area | null {
  const here = areaAt(path, areas);
  const [last, setLast] = useState(here);
  if (here !== null && here !== last) setLast(here);
  const shown = here ?? last;
  return shown !== null && areas.includes(shown) ? shown : (areas[0] ?? null);
}

function useCommands(
  areas: readonly Area[],
  session: Session,
  hasPage: (path: string) => boolean,
): Command[] {
  const navigate = useNavigate();
  const [signOut] = useSignOut();
  const [mode, toggleColours] = useColourMode();
  const page = (label: string, to: string): Command => ({
    id: to,
    label,
    group: "Páginas",
    run: () => void navigate(to),
  });
  const action = (label: string, run: () => void): Command => ({ id: label, label, group: "Ações", run });
  const pages = areas
    .flatMap((area) => entriesOf(area, session, hasPage))
    .map(({ label, to }) => page(label, to));
  const all = [
    ...pages,
    page("Torneios abertos ao público", "/torneios"),
    page("Minha conta", "/conta"),
    page("Início", "/"),
    ...readingPages.map(({ label, to }) => page(label, to)),
    action(mode === "dark" ? "Usar cores claras" : "Usar cores escuras", toggleColours),
    action("Sair", () => void signOut()),
  ];
  return [...new Map(all.map((command) => [command.id, command])).values()];
}
