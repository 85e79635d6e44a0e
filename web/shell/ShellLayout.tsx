import { Flex } from "@chakra-ui/react/flex";
import { Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { Outlet, useLocation, useMatches, useNavigate, useRevalidator } from "react-router-dom";
import { athleteKeyOf, type Session, type SessionState, useSession } from "../identity/public/session";
import {
  chooseAndGo,
  chooseWorkplace,
  chosenArenaOf,
  chosenFederationOf,
  useWorkplaceChoice,
} from "../identity/public/workplace-choice";
import { CrumbSlot, isBare, PlaceTitle } from "../ui/shell-frame";
import { focusContent } from "../ui/focus";
import { LongWork } from "../ui/long-work/LongWork";
import { PageFoot } from "../ui/PageFoot";
import { SkipLink } from "../ui/Links";
import { choiceOf, currentEntry, entriesOf, type Place, placeAt, placesOf } from "./menu";
import { SignedInOverlays, useOpened, VisitorOverlays } from "./Overlays";
import { Navigation, type NavigationProps, PhoneBar, Sidebar, useSidebar } from "./Navigation";
import { Bar, SignedInHead, VisitorBar } from "./TopBar";
import { lazyPart } from "../ui/lazy-code";
import { IconButton } from "@chakra-ui/react/button";
import { X } from "lucide-react";
import { ModalSheet } from "./ModalSheet";
import { Organisation } from "./Organisation";
import { dependentsPath } from "../../server/identity/roles.rules";
import type { Area } from "./page";

const PlacesSheet = lazyPart(async () => (await import("./PlacesSheet")).PlacesSheet, { quiet: true });

/**
 * The layout around every page except the front page, the sign-in pages and full-screen pages. The page keeps the same
 * position in the tree for visitors and users, so that text typed before the session is known is not lost.
 */
export function ShellLayout() {
  const state = useSession();
  const bare = useMatches().some(({ handle }) => isBare(handle));
  const person = usePersonCount(state);
  if (bare) return <Outlet />;
  const hasAreas = state.status === "signedIn" && !state.session.mustChangePassword;
  return (
    <Shell
      session={hasAreas ? state.session : null}
      loading={state.status === "loading"}
      page={<Outlet key={person} />}
    />
  );
}

interface ShellProps {
  /** Null for a visitor, or while the session is unknown. */
  session: Session | null;
  loading: boolean;
  page: ReactNode;
}

function Shell({ session, loading, page }: ShellProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [crumbs, setCrumbs] = useState<HTMLElement | null>(null);
  const sheets = useOpened();
  const { opened, open, close } = sheets;
  const sidebar = useSidebar();
  const places = session ? placesOf(session) : [];
  const here = usePlaceOfPage(session, places);
  const place = usePlace(here, places);
  useLeavingLost(session);
  const goTo = async (next: Place) => {
    if (!session) return;
    const home = homeOfArea(next.area, session);
    await chooseAndGo(choiceOf(next), () => navigate(home));
    if (pathname !== home) return;
    // The path is unchanged, so the router does not notice that the workplace has changed: revalidate.
    if (search !== "") await revalidate();
    focusContent();
  };
  const entries = session && place ? entriesOf(place.area, session) : [];
  const current = currentEntry(pathname, entries);
  const onSwitch = places.length > 1 ? () => open("places") : null;
  const navigation = place && { place, onSwitch, entries, current };
  // On a phone a visitor has no bottom bar, and no background work is shown.
  const foot = session ? { base: "calc(3.5rem + env(safe-area-inset-bottom))", md: "0px" } : "0px";
  return (
    <CrumbSlot value={crumbs}>
      <SkipLink />
      <Flex minH="100dvh" align="stretch" _print={{ display: "block", minH: "auto" }}>
        {navigation ? (
          <Sidebar {...navigation} collapsed={sidebar.collapsed} onToggle={sidebar.toggle} />
        ) : null}
        <Flex
          direction="column"
          flex="1"
          minW="0"
          pb={foot}
          css={{
            "--shell-bar": foot,
            "--shell-foot": "var(--shell-bar)",
            // Keeps a page's sticky footer above the line that shows background work.
            "&:has([data-long-work] > *)": { "--shell-foot": "calc(var(--shell-bar) + 2.75rem)" },
          }}
          _print={{ display: "block", pb: "0" }}
        >
          {session ? (
            <SignedInHead
              session={session}
              crumbs={setCrumbs}
              place={place}
              onSwitch={onSwitch}
              onSearch={() => open("palette")}
            />
          ) : loading ? (
            <Bar>{null}</Bar>
          ) : (
            <VisitorBar />
          )}
          <PlaceTitle value={onSwitch && here && here.name}>{page}</PlaceTitle>
          {session ? <LongWork owner={session.userKey} /> : <PageFoot />}
        </Flex>
      </Flex>
      {session ? (
        <>
          <PhoneBar entries={entries} current={current} onMenu={() => open("menu")} />
          {opened === "menu" && navigation ? (
            <MenuDrawer {...navigation} onClose={() => close("menu")} />
          ) : null}
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
          <SignedInOverlays
            sheets={sheets}
            session={session}
            place={place}
            places={places}
            goTo={(next) => void goTo(next)}
            onFold={sidebar.toggle}
          />
        </>
      ) : (
        <VisitorOverlays sheets={sheets} />
      )}
    </CrumbSlot>
  );
}

/**
 * A counter that grows when the user signs out or changes. Used as a key, so that no state of the previous user stays
 * mounted.
 */
function usePersonCount(state: SessionState): number {
  const [last, setLast] = useState<{ userKey: string | null; count: number }>({ userKey: null, count: 0 });
  if (state.status === "loading") return last.count;
  const userKey = state.status === "signedIn" ? state.session.userKey : null;
  if (userKey === last.userKey) return last.count;
  const next = { userKey, count: last.userKey === null ? last.count : last.count + 1 };
  setLast(next);
  return next.count;
}

/** The workplace that the URL belongs to; null for pages that all areas share. */
function usePlaceOfPage(session: Session | null, places: readonly Place[]): Place | null {
  const { pathname } = useLocation();
  const choice = useWorkplaceChoice();
  return session && placeAt(pathname, session, places, choice);
}

/** The workplace of the page; on shared pages, the last one used on this device. */
function usePlace(here: Place | null, places: readonly Place[]): Place | null {
  const { last } = useWorkplaceChoice();
  const id = here?.id ?? null;
  useEffect(() => {
    if (id !== null && id !== last) chooseWorkplace({ last: id });
  }, [id, last]);
  return here ?? places.find((place) => place.id === last) ?? places[0] ?? null;
}

/** When the user loses access to the shown workplace, reloads the page's data for another one. */
function useLeavingLost(session: Session | null): void {
  const choice = useWorkplaceChoice();
  const { revalidate } = useRevalidator();
  const shown =
    session && [chosenArenaOf(session, choice)?.key, chosenFederationOf(session, choice)?.key].join(" ");
  const before = useRef({ choice, shown });
  useEffect(() => {
    const { current } = before;
    before.current = { choice, shown };
    if (current.shown === null || shown === null) return;
    if (current.choice === choice && current.shown !== shown) void revalidate();
  }, [choice, shown, revalidate]);
}

interface MenuDrawerProps extends NavigationProps {
  place: Place;
  onSwitch: (() => void) | null;
  onClose: () => void;
}

/** On a phone: the whole navigation. */
function MenuDrawer({ place, onSwitch, onClose, ...navigation }: MenuDrawerProps) {
  return (
    <ModalSheet kind="drawer" label="Menu" onClose={onClose}>
      <Flex direction="column" h="full">
        <Flex align="center" gap="1" px="2" py="1" borderBottomWidth="1px" borderColor="border">
          <Organisation place={place} onSwitch={onSwitch} />
          <IconButton variant="ghost" colorPalette="gray" size="md" aria-label="Fechar" onClick={onClose}>
            <X />
          </IconButton>
        </Flex>
        <Navigation {...navigation} />
      </Flex>
    </ModalSheet>
  );
}

/** Where an area begins. */
function homeOfArea(area: Area, session: Session): string {
  switch (area) {
    case "admin":
      return "/admin";
    case "federation":
      return "/federation";
    case "arena":
    case "teacher":
      return "/arena-dashboard";
    case "person":
      return session.answersForMinor ? dependentsPath : `/user-profile/${session.userKey}`;
    case "athlete":
      return `/user-profile/${athleteKeyOf(session)}`;
  }
}
