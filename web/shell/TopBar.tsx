import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Kbd } from "@chakra-ui/react/kbd";
import { Search } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { commandKey } from "./command-key";

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
  onSearch: () => void;
}

export function TopBar({ crumbs, onSearch }: TopBarProps) {
  return (
    <Bar>
      <Box ref={crumbs} flex="1" minW="0" />
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
    </Bar>
  );
}
