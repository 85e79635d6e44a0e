import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { Menu } from "lucide-react";
import { Link } from "react-router-dom";
import { barOf, type Entry } from "./entries";

const item = {
  flex: "1",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.5",
  minW: "0",
  minH: "14",
  px: "0.5",
  textStyle: "xs",
  fontWeight: "medium",
  color: "fg.muted",
  cursor: "button",
  _focusVisible: { outlineOffset: "-2px" },
  _currentPage: { color: "coral.fg", fontWeight: "semibold" },
} as const;

const BarItem = chakra(Link, { base: item });
const BarButton = chakra("button", { base: item });
const Word = chakra("span", { base: { maxW: "full", truncate: true } });

interface PhoneBarProps {
  /** Four of them are shown, the rest is in the menu. */
  entries: readonly Entry[];
  current: Entry | null;
  onMenu: () => void;
}

/** Below 768 px, at the thumb. */
export function PhoneBar({ entries, current, onMenu }: PhoneBarProps) {
  return (
    <Flex
      as="nav"
      aria-label="Atalhos"
      hideFrom="md"
      position="fixed"
      insetX="0"
      bottom="0"
      zIndex="docked"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border"
      pb="env(safe-area-inset-bottom)"
      _print={{ display: "none" }}
    >
      {barOf(entries).map((entry) => (
        <BarItem key={entry.to} to={entry.to} aria-current={entry === current ? "page" : undefined}>
          <entry.icon size={20} aria-hidden="true" />
          <Word>{entry.brief}</Word>
        </BarItem>
      ))}
      <BarButton type="button" aria-haspopup="dialog" onClick={onMenu}>
        <Menu size={20} aria-hidden="true" />
        <Word>Menu</Word>
      </BarButton>
    </Flex>
  );
}
