import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Kbd } from "@chakra-ui/react/kbd";
import { ChevronsUpDown, Search } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Bell } from "../notices/public/Bell";
import { commandKey } from "./command-key";
import { switchLabel } from "./Organisation";
import type { Place } from "./places";

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
