import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Kbd } from "@chakra-ui/react/kbd";
import { ChevronsUpDown, Search } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { HStack } from "@chakra-ui/react/stack";
import { Link, useLocation } from "react-router-dom";
import { Bell } from "../notices/public/Bell";
import { commandKey } from "./command-key";
import { switchLabel } from "./Organisation";
import type { Place } from "./places";
import { athletePortalFrom } from "../identity/public/way-back";
import { Brand } from "../ui/Brand";
import { rankingsPath } from "../rankings/public/ranking-paths";
import { ButtonLink } from "../ui/ButtonLink";
import { ColourModeSwitch } from "../ui/ColourModeSwitch";

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
