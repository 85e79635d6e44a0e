import { Flex } from "@chakra-ui/react/flex";
import { lazy, Suspense, useState } from "react";
import { Outlet, useLocation, useMatches, useNavigate } from "react-router-dom";
import type { Session } from "../identity/public/session";
import { useSession } from "../identity/public/use-session";
import { isBare } from "../ui/bare-page";
import { CrumbSlot } from "../ui/crumb-slot";
import { LongWork } from "../ui/long-work/LongWork";
import { SkipLink } from "../ui/SkipLink";
import { useWideScreen } from "../ui/use-wide-screen";
import { homeOfArea } from "./area-home";
import { areaAt } from "./areas";
import { currentEntry, entriesOf } from "./entries";
import { MenuDrawer } from "./MenuDrawer";
import { Overlays } from "./Overlays";
import { PausedBanner } from "./PausedBanner";
import { PhoneBar } from "./PhoneBar";
import { placesOf, type Place } from "./places";
import { pageTest } from "./shell-handle";
import { Sidebar } from "./Sidebar";
import { TopBar } from "./TopBar";
import { useCommands } from "./use-commands";
import { useOpened } from "./use-opened";
import { useSidebar } from "./use-sidebar";
import { useShortcuts } from "./use-shortcuts";
import { VisitorShell } from "./VisitorShell";

const PlacesSheet = lazy(async () => ({ default: (await import("./PlacesSheet")).PlacesSheet }));

/** What stands around every page but the front page, the doors, and what has the whole screen. */
export function ShellLayout() {
  const state = useSession();
  const bare = useMatches().some(({ handle }) => isBare(handle));
  if (bare) return <Outlet />;
  const hasAreas = state.status === "signedIn" && !state.session.mustChangePassword;
  if (hasAreas) return <SignedInShell session={state.session} />;
  return <VisitorShell loading={state.status === "loading"} />;
}

function SignedInShell({ session }: { session: Session }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [crumbs, setCrumbs] = useState<HTMLElement | null>(null);
  const sheets = useOpened();
  const { opened, open, close } = sheets;
  const { collapsed, toggle } = useSidebar();
  const folds = useWideScreen();
  const hasPage = pageTest(useMatches().map(({ handle }) => handle));
  const places = placesOf(session);
  const place = usePlace(pathname, session, places);
  const entries = place ? entriesOf(place.area, session, hasPage) : [];
  const current = currentEntry(pathname, entries);
  const commands = useCommands(place, places, session, hasPage);

  useShortcuts({
    "mod+k": () => open("palette"),
    "?": () => open("shortcuts"),
    // Where there is nothing to fold the keys are the browser's.
    ...(folds ? { "mod+b": toggle } : {}),
  });

  const onSwitch = places.length > 1 ? () => open("places") : null;
  const navigation = place && { place, onSwitch, entries, current };
  return (
    <CrumbSlot value={crumbs}>
      <SkipLink />
      <Flex minH="100dvh" align="stretch" _print={{ display: "block", minH: "auto" }}>
        {navigation ? <Sidebar {...navigation} collapsed={collapsed} onToggle={toggle} /> : null}
        <Flex
          direction="column"
          flex="1"
          minW="0"
          pb={{ base: "calc(3.5rem + env(safe-area-inset-bottom))", md: "0" }}
          css={{
            "--shell-bar": { base: "calc(3.5rem + env(safe-area-inset-bottom))", md: "0px" },
            "--shell-foot": "var(--shell-bar)",
            // What a page keeps at its foot stays above the line that tells of long work.
            "&:has([data-long-work] > *)": { "--shell-foot": "calc(var(--shell-bar) + 2.75rem)" },
          }}
          _print={{ display: "block", pb: "0" }}
        >
          <TopBar crumbs={setCrumbs} onSearch={() => open("palette")} />
          {place ? <PausedBanner session={session} area={place.area} /> : null}
          <Outlet />
          <LongWork owner={session.userKey} />
        </Flex>
      </Flex>
      <PhoneBar entries={entries} current={current} onMenu={() => open("menu")} />
      {opened === "menu" && navigation ? <MenuDrawer {...navigation} onClose={() => close("menu")} /> : null}
      <Suspense fallback={null}>
        {opened === "places" && place ? (
          <PlacesSheet
            places={places}
            current={place}
            onChoose={({ area }) => void navigate(homeOfArea(area, session))}
            onClose={() => close("places")}
          />
        ) : null}
      </Suspense>
      <Overlays
        {...sheets}
        session={session}
        onFound={({ to }) => void navigate(to)}
        commands={commands}
        folds={folds}
      />
    </CrumbSlot>
  );
}

/** The one of the address; on pages that all share, the one somebody came from. */
function usePlace(path: string, session: Session, places: readonly Place[]): Place | null {
  const here = areaAt(path, session);
  const [last, setLast] = useState(here);
  if (here !== null && here !== last) setLast(here);
  const shown = here ?? last;
  return places.find(({ area }) => area === shown) ?? places[0] ?? null;
}
