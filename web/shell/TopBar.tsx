import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Kbd } from "@chakra-ui/react/kbd";
import { HStack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ChevronsUpDown, Search } from "lucide-react";
import { type ComponentProps, type ReactNode, type Ref, Suspense, useEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import type { Session } from "../identity/public/session";
import { athletePortalFrom } from "../identity/public/way-back";
import { Bell } from "../notices/public/Bell";
import { rankingsPath } from "../rankings/public/ranking-paths";
import { stopActing } from "../relay/acting";
import { Brand } from "../ui/Brand";
import { ButtonLink } from "../ui/Links";
import { ColourModeSwitch } from "../ui/ColourModeSwitch";
import { namesKept } from "../ui/kept-on-device";
import { lazyPart } from "../ui/lazy-code";
import { commandKey } from "./palette-commands";
import { switchLabel } from "./Organisation";
import type { Place } from "./menu";

// Three words, the mark and the switch fit in 360 px.
const look = { variant: "ghost", colorPalette: "gray", size: "sm", px: { base: "2", sm: "3" } } as const;

interface BarProps {
  children: ReactNode;
}

/** 48 px above every page. */
export function Bar({ children }: BarProps) {
  return (
    <Flex
      as="header"
      data-top-bar=""
      align="center"
      gap="3"
      h="12"
      px={{ base: "4", md: "6" }}
      borderBottomWidth="1px"
      borderColor="border"
      bg="bg.panel"
      position="sticky"
      top="0"
      zIndex="docked"
      _print={{ display: "none" }}
    >
      {children}
    </Flex>
  );
}

interface TopBarProps {
  /** Where a page puts the way back. */
  crumbs: Ref<HTMLDivElement>;
  place: Place | null;
  /** Null for who is at work nowhere else. */
  onSwitch: (() => void) | null;
  onSearch: () => void;
}

export function TopBar({ crumbs, place, onSwitch, onSearch }: TopBarProps) {
  return (
    <Bar>
      <Box ref={crumbs} data-crumbs="" flex="1" minW="0" />
      {place && onSwitch ? <PlaceSwitch place={place} onSwitch={onSwitch} /> : null}
      <Button
        variant="outline"
        colorPalette="gray"
        size="xs"
        minH="9"
        borderRadius="l2"
        color="fg.muted"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
      >
        <Search />
        Buscar
        <Kbd hideBelow="md" size="sm">
          {commandKey()} K
        </Kbd>
      </Button>
      <Bell />
    </Bar>
  );
}

/** On a phone, whose pages these are stands where other pages have the way back. */
function PlaceSwitch({ place, onSwitch }: { place: Place; onSwitch: () => void }) {
  return (
    <Button
      hideFrom="md"
      variant="ghost"
      colorPalette="gray"
      size="sm"
      order="-1"
      minW="0"
      minH="11"
      px="2"
      ms="-2"
      fontWeight="semibold"
      aria-label={switchLabel(place)}
      aria-haspopup="dialog"
      css={{ "[data-crumbs]:not(:empty) ~ &": { display: "none" } }}
      onClick={onSwitch}
    >
      <Box as="span" truncate>
        {place.name}
      </Box>
      <Box as={ChevronsUpDown} color="fg.muted" />
    </Button>
  );
}

/** For who is not signed in: what is open to everybody, and the way in, which leads back to here. */
export function VisitorBar() {
  const { pathname, search } = useLocation();
  return (
    <Bar>
      <Link to="/" aria-label="Praia, página inicial">
        <Brand />
      </Link>
      <HStack as="nav" aria-label="Principal" gap={{ base: "0", sm: "1" }} ms="auto">
        <ButtonLink to="/torneios" {...look}>
          Torneios
        </ButtonLink>
        <ButtonLink to={rankingsPath} {...look}>
          Rankings
        </ButtonLink>
        <ButtonLink to={athletePortalFrom(pathname + search)} {...look}>
          Entrar
        </ButtonLink>
        <ColourModeSwitch />
      </HStack>
    </Bar>
  );
}

const PausedBanner = lazyPart(async () => (await import("./PausedBanner")).PausedBanner, { quiet: true });

/** What classes keep on this device until the server has it. */
const keptAttendances = "praia-chamada:";

interface SignedInHeadProps extends ComponentProps<typeof TopBar> {
  session: Session;
}

/** The bar above a page, and below it the platform's notice, if any. */
export function SignedInHead({ session, ...bar }: SignedInHeadProps) {
  useKeptWork();
  useEffect(() => {
    // The notice is in the server-rendered page, or there is none.
    const notice = document.getElementById("notice");
    if (notice) watchNotice(notice);
  }, []);
  return (
    <>
      <TopBar {...bar} />
      {session.actsFor ? <ActingBar name={session.actsFor.name} /> : null}
      {bar.place && session.pausedPlaces.length > 0 ? (
        <Suspense>
          <PausedBanner session={session} place={bar.place} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Above every page while one acts for a minor: for whom, and how to stop. */
function ActingBar({ name }: { name: string }) {
  return (
    <HStack
      justify="space-between"
      gap="3"
      px={{ base: "4", md: "6" }}
      py="2"
      bg="bg.warning"
      color="fg.warning"
      _print={{ display: "none" }}
    >
      <Text textStyle="sm" fontWeight="semibold" overflowWrap="anywhere">
        Você está agindo por {name}
      </Text>
      <Button size="sm" variant="outline" colorPalette="gray" flexShrink="0" onClick={stopActing}>
        Parar
      </Button>
    </HStack>
  );
}

/** What this device kept when it was last here is sent from any page; its code comes where there is something. */
function useKeptWork(): void {
  useEffect(() => {
    const look = () => {
      if (namesKept(keptAttendances).length > 0)
        void import("../classes/public/outbox")
          .then(({ startOutbox }) => startOutbox())
          .catch(() => undefined);
    };
    look();
    // Its code could not be had without a network.
    window.addEventListener("online", look);
    return () => window.removeEventListener("online", look);
  }, []);
}

/**
 * Tells the styles, as `--praia-notice`, how much of the notice above the page is in sight: what is as high as the window
 * ends where the window does.
 * @returns ends it
 */
export function watchNotice(notice: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = () =>
    style.setProperty("--praia-notice", `${Math.max(0, notice.getBoundingClientRect().bottom)}px`);
  measure();
  addEventListener("scroll", measure, { passive: true });
  addEventListener("resize", measure);
  return () => {
    removeEventListener("scroll", measure);
    removeEventListener("resize", measure);
    style.removeProperty("--praia-notice");
  };
}
