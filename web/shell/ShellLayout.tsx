import { Flex } from "@chakra-ui/react/flex";
import { Suspense, useEffect, useRef, useState } from "react";
import { Outlet, useLocation, useMatches, useNavigate, useRevalidator } from "react-router-dom";
import type { Session } from "../identity/public/session";
import { useSession } from "../identity/public/use-session";
import {
  chooseAndGo,
  chooseWorkplace,
  chosenArenaOf,
  chosenFederationOf,
  useWorkplaceChoice,
} from "../identity/public/workplace-choice";
import { isBare } from "../ui/bare-page";
import { CrumbSlot } from "../ui/crumb-slot";
import { focusContent } from "../ui/focus-content";
import { LongWork } from "../ui/long-work/LongWork";
import { PlaceTitle } from "../ui/place-title";
import { SkipLink } from "../ui/SkipLink";
import { useWideScreen } from "../ui/use-wide-screen";
import { homeOfArea } from "./area-home";
import { currentEntry, entriesOf } from "./entries";
import { MenuDrawer } from "./MenuDrawer";
import { Overlays } from "./Overlays";
import { PhoneBar } from "./PhoneBar";
import type { Found } from "./palette-search";
import { choiceOf, placeAt, placesOf, type Place } from "./places";
import { pageTest } from "./shell-handle";
import { Sidebar } from "./Sidebar";
import { TopBar } from "./TopBar";
import { useCommands } from "./use-commands";
import { useKeptWork } from "./use-kept-work";
import { useOpened } from "./use-opened";
import { useSidebar } from "./use-sidebar";
import { useShortcuts } from "./use-shortcuts";
import { VisitorShell } from "./VisitorShell";
import { lazyPart } from "../ui/lazy-part";

const ActingBar = lazyPart(async () => (await import("./ActingBar")).ActingBar, { quiet: true });
const PausedBanner = lazyPart(async () => (await import("./PausedBanner")).PausedBanner, { quiet: true });
const PlacesSheet = lazyPart(async () => (await import("./PlacesSheet")).PlacesSheet, { quiet: true });

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
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [crumbs, setCrumbs] = useState<HTMLElement | null>(null);
  const sheets = useOpened();
  useKeptWork();
  const { opened, open, close } = sheets;
  const { collapsed, toggle } = useSidebar();
  const folds = useWideScreen();
  useEffect(() => {
    // It stands there when the page comes, or not at all.
    const notice = document.getElementById("notice");
    if (notice) void import("./watch-notice").then(({ watchNotice }) => watchNotice(notice));
  }, []);
  const goTo = async (next: Place) => {
    const home = homeOfArea(next.area, session);
    await chooseAndGo(choiceOf(next), () => navigate(home));
    if (pathname !== home) return;
    // At the same address nobody else notices that it is another's page.
    if (search !== "") await revalidate();
    focusContent();
  };
  const goToFound = ({ to, workplaceKey }: Found) => {
    const at = places.find(({ key }) => key !== null && key === workplaceKey);
    void chooseAndGo(at ? choiceOf(at) : {}, () => navigate(to));
  };
  const hasPage = pageTest(useMatches().map(({ handle }) => handle));
  const places = placesOf(session);
  const here = usePlaceOfPage(session, places);
  const place = usePlace(here, places);
  useLeavingLost(session);
  const entries = place ? entriesOf(place.area, session, hasPage) : [];
  const current = currentEntry(pathname, entries);
  const commands = useCommands(place, places, (next) => void goTo(next), session, hasPage);

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
          <TopBar crumbs={setCrumbs} place={place} onSwitch={onSwitch} onSearch={() => open("palette")} />
          {session.actsFor ? (
            <Suspense>
              <ActingBar name={session.actsFor.name} />
            </Suspense>
          ) : null}
          {place && session.pausedPlaces.length > 0 ? (
            <Suspense>
              <PausedBanner session={session} place={place} />
            </Suspense>
          ) : null}
          <PlaceTitle value={onSwitch && here && here.name}>
            <Outlet />
          </PlaceTitle>
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
            onChoose={(next) => void goTo(next)}
            onClose={() => close("places")}
          />
        ) : null}
      </Suspense>
      <Overlays {...sheets} session={session} onFound={goToFound} commands={commands} folds={folds} />
    </CrumbSlot>
  );
}

/** The one of the address; null on pages that all share. */
function usePlaceOfPage(session: Session, places: readonly Place[]): Place | null {
  const { pathname } = useLocation();
  return placeAt(pathname, session, places, useWorkplaceChoice());
}

/** That of the page; on pages that all share, the one where this device was last. */
function usePlace(here: Place | null, places: readonly Place[]): Place | null {
  const { last } = useWorkplaceChoice();
  const id = here?.id ?? null;
  useEffect(() => {
    if (id !== null && id !== last) chooseWorkplace({ last: id });
  }, [id, last]);
  return here ?? places.find((place) => place.id === last) ?? places[0] ?? null;
}

/** Whoever has ceased to work at the place that is shown sees the page of another, as soon as it is known. */
function useLeavingLost(session: Session): void {
  const choice = useWorkplaceChoice();
  const { revalidate } = useRevalidator();
  const shown = [chosenArenaOf(session, choice)?.key, chosenFederationOf(session, choice)?.key].join(" ");
  const before = useRef({ choice, shown });
  useEffect(() => {
    const { current } = before;
    before.current = { choice, shown };
    if (current.choice === choice && current.shown !== shown) void revalidate();
  }, [choice, shown, revalidate]);
}
