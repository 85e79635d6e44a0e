import { IconButton } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { PanelLeft } from "lucide-react";
import { useState } from "react";
import { sidebarWidth, collapsedCookie, isCollapsed } from "../ui/sidebar-state";
import { commandKey } from "./command-key";
import { Navigation, type NavigationProps } from "./Navigation";
import { Organisation } from "./Organisation";
import type { Place } from "./places";

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
