import { Box } from "@chakra-ui/react/box";
import { IconButton } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { CircleHelp, House, LogOut, Menu, Moon, PanelLeft, Sun, UserRound } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useSignOut } from "../identity/public/use-sign-out";
import { useColourMode } from "../ui/ColourModeSwitch";
import { collapsedCookie, isCollapsed, sidebarWidth } from "../ui/shell-frame";
import { commandKey } from "./palette-commands";
import { barOf, type Entry, type Place } from "./menu";
import { Organisation } from "./Organisation";

const Line = chakra(Link, {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minH: { base: "11", md: "10" },
    px: "3",
    borderRadius: "l2",
    color: "fg.muted",
    fontWeight: "medium",
    textStyle: "sm",
    whiteSpace: "nowrap",
    overflow: "hidden",
    "& svg": { flexShrink: "0" },
    _hover: { bg: "bg.muted", color: "fg" },
    _focusVisible: { outlineOffset: "-2px" },
    _currentPage: { bg: "bg.emphasized", color: "fg", fontWeight: "semibold" },
  },
});

/** A navigation entry. In icon-only mode its label is hidden visually but stays available to screen readers. */
function EntryLink(props: ComponentProps<typeof Line>) {
  return <Line data-line="" {...props} />;
}

const FootButton = chakra("button", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minH: { base: "11", md: "10" },
    px: "3",
    w: "full",
    borderRadius: "l2",
    color: "fg.muted",
    fontWeight: "medium",
    textStyle: "sm",
    whiteSpace: "nowrap",
    overflow: "hidden",
    cursor: "button",
    "& svg": { flexShrink: "0" },
    _hover: { bg: "bg.muted", color: "fg" },
    _focusVisible: { outlineOffset: "-2px" },
  },
});

/** What everybody who is signed in has, wherever they are. */
function SidebarFoot() {
  const { pathname } = useLocation();
  const [signOut, leaving] = useSignOut();
  const [mode, toggle] = useColourMode();
  const colours = mode === "dark" ? "Usar cores claras" : "Usar cores escuras";
  return (
    <Stack gap="0.5" borderTopWidth="1px" borderColor="border" pt="2">
      <EntryLink to="/" title="Início" aria-label="Início">
        <House size={18} aria-hidden="true" />
        <span data-label="">Início</span>
      </EntryLink>
      <EntryLink
        to="/conta"
        title="Minha conta"
        aria-label="Minha conta"
        aria-current={pathname === "/conta" ? "page" : undefined}
      >
        <UserRound size={18} aria-hidden="true" />
        <span data-label="">Minha conta</span>
      </EntryLink>
      <EntryLink
        to="/ajuda"
        title="Ajuda"
        aria-label="Ajuda"
        aria-current={pathname === "/ajuda" ? "page" : undefined}
      >
        <CircleHelp size={18} aria-hidden="true" />
        <span data-label="">Ajuda</span>
      </EntryLink>
      <FootButton type="button" data-line="" title={colours} aria-label={colours} onClick={toggle}>
        {mode === "dark" ? <Sun size={18} aria-hidden="true" /> : <Moon size={18} aria-hidden="true" />}
        <span data-label="">{colours}</span>
      </FootButton>
      <FootButton
        type="button"
        data-line=""
        title="Sair"
        aria-label="Sair"
        disabled={leaving}
        onClick={() => void signOut()}
      >
        <LogOut size={18} aria-hidden="true" />
        <span data-label="">Sair</span>
      </FootButton>
    </Stack>
  );
}

export interface NavigationProps {
  entries: readonly Entry[];
  current: Entry | null;
}

/** Entries by their groups, and what everybody has at the foot. */
export function Navigation({ entries, current }: NavigationProps) {
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <Flex
      direction="column"
      flex="1"
      minH="0"
      overflowY="auto"
      scrollbarWidth="thin"
      px="var(--nav-inset, 0.5rem)"
      py="2"
      gap="4"
    >
      <Box as="nav" aria-label="Principal" flex="1">
        {groups.map((group) => (
          <Box key={group ?? ""} _notFirst={{ mt: "4" }}>
            {group === null ? null : (
              <Text px="3" pb="1" textStyle="xs" fontWeight="semibold" color="fg.muted" data-label="">
                {group}
              </Text>
            )}
            <Stack as="ul" gap="0.5" listStyleType="none">
              {entries
                .filter((entry) => entry.group === group)
                .map((entry) => (
                  <li key={entry.to}>
                    <EntryLink
                      to={entry.to}
                      title={entry.label}
                      aria-label={entry.label}
                      aria-current={entry === current ? "page" : undefined}
                    >
                      <entry.icon size={18} aria-hidden="true" />
                      <span data-label="">{entry.label}</span>
                    </EntryLink>
                  </li>
                ))}
            </Stack>
          </Box>
        ))}
      </Box>
      <SidebarFoot />
    </Flex>
  );
}

interface SidebarProps extends NavigationProps {
  place: Place;
  onSwitch: (() => void) | null;
  /** Icons alone; between tablet and desk it always is. */
  collapsed: boolean;
  onToggle: () => void;
}

/** The navigation at the left: from 768 px as icons, from 1024 px with its words. */
export function Sidebar({ place, onSwitch, collapsed, onToggle, ...navigation }: SidebarProps) {
  const label = collapsed ? "Abrir o menu lateral" : "Recolher o menu lateral";
  const { icons, words } = sidebarWidth;
  const folded = <Value,>(icon: Value, word: Value) => ({ base: icon, lg: collapsed ? icon : word });
  return (
    <Flex
      as="aside"
      direction="column"
      hideBelow="md"
      position="sticky"
      top="0"
      h="calc(100dvh - var(--praia-notice, 0px))"
      w={{ md: icons, lg: collapsed ? icons : words }}
      flexShrink="0"
      bg="bg.panel"
      borderEndWidth="1px"
      borderColor="border"
      css={{
        "--nav-inset": folded("2px", "0.5rem"),
        "& [data-label]": { display: folded("none", "block") },
        "& [data-line]": {
          justifyContent: folded("center", "flex-start"),
          px: folded("0", "3"),
          minH: folded("11", "10"),
        },
        "& [data-organisation]": { justifyContent: folded("center", "flex-start"), px: folded("0", "1") },
        transition: "width 0.15s",
        "@media (prefers-reduced-motion: reduce)": { transition: "none" },
      }}
      _print={{ display: "none" }}
    >
      <Flex
        direction={folded("column", "row")}
        align="center"
        minH="12"
        px="var(--nav-inset)"
        pt={folded("0.5", "0")}
      >
        <Organisation place={place} onSwitch={onSwitch} />
        <IconButton
          hideBelow="lg"
          variant="ghost"
          colorPalette="gray"
          size="xs"
          aria-label={label}
          title={`${label} (${commandKey()}+B)`}
          aria-expanded={!collapsed}
          onClick={onToggle}
        >
          <PanelLeft />
        </IconButton>
      </Flex>
      <Navigation {...navigation} />
    </Flex>
  );
}

/** Whether the sidebar shows icons alone, and how to change it; this browser keeps it for a week. */
export function useSidebar(): { collapsed: boolean; toggle: () => void } {
  const [collapsed, setCollapsed] = useState(() => isCollapsed(document.cookie));
  const toggle = () => {
    document.cookie = collapsedCookie(!collapsed);
    setCollapsed(!collapsed);
  };
  return { collapsed, toggle };
}

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
