import { Box } from "@chakra-ui/react/box";
import { IconButton } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { PanelLeft } from "lucide-react";
import type { Session } from "../identity/public/session";
import { initialsOf } from "../ui/initials";
import { organisationOf, type Area, type Entry } from "./entries";
import { EntryLink } from "./EntryLink";
import { SidebarFoot } from "./SidebarFoot";
import { AreaSwitch } from "./AreaSwitch";

interface NavigationProps {
  session: Session;
  area: Area;
  areas: readonly Area[];
  entries: readonly Entry[];
  current: Entry | null;
}

interface SidebarProps extends NavigationProps {
  /** Icons alone; between tablet and desk it always is. */
  collapsed: boolean;
  onToggle: () => void;
}

const wide = "16rem";
const narrow = "3.5rem";

/** The navigation at the left: from 768 px as icons, from 1024 px with its words. */
export function Sidebar({ collapsed, onToggle, ...navigation }: SidebarProps) {
  const label = collapsed ? "Abrir o menu lateral" : "Recolher o menu lateral";
  return (
    <Flex
      as="aside"
      direction="column"
      hideBelow="md"
      position="sticky"
      top="0"
      h="100dvh"
      w={{ md: narrow, lg: collapsed ? narrow : wide }}
      flexShrink="0"
      bg="bg.panel"
      borderEndWidth="1px"
      borderColor="border"
      data-collapsed={collapsed ? "" : undefined}
      css={{
        "& [data-label]": { display: { base: "none", lg: collapsed ? "none" : "block" } },
        transition: "width 0.15s",
        "@media (prefers-reduced-motion: reduce)": { transition: "none" },
      }}
      _print={{ display: "none" }}
    >
      <Flex align="center" justify="space-between" minH="12" px="2" gap="1">
        <Organisation session={navigation.session} area={navigation.area} collapsed={collapsed} />
        <IconButton
          hideBelow="lg"
          variant="ghost"
          colorPalette="gray"
          size="xs"
          aria-label={label}
          title={`${label} (Ctrl+B)`}
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

function Organisation({ session, area, collapsed }: { session: Session; area: Area; collapsed: boolean }) {
  const { name, title } = organisationOf(area, session);
  return (
    <Flex align="center" gap="2.5" minW="0" display={{ base: "flex", lg: collapsed ? "none" : "flex" }}>
      <Flex
        align="center"
        justify="center"
        boxSize="9"
        flexShrink="0"
        borderRadius="l2"
        bg="sea.solid"
        color="sea.contrast"
        fontWeight="bold"
        textStyle="sm"
        aria-hidden="true"
      >
        {initialsOf(name)}
      </Flex>
      <Stack gap="0" minW="0" data-label="">
        <Text fontWeight="semibold" textStyle="sm" lineHeight="1.2" truncate title={name}>
          {name}
        </Text>
        {title ? (
          <Text color="fg.muted" textStyle="xs" lineHeight="1.2" truncate>
            {title}
          </Text>
        ) : null}
      </Stack>
    </Flex>
  );
}

/** Entries by their groups, the other areas, and what everybody has at the foot. */
export function Navigation({ session, area, areas, entries, current }: NavigationProps) {
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <Flex direction="column" flex="1" minH="0" overflowY="auto" px="2" py="2" gap="4">
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
      {areas.length > 1 ? <AreaSwitch session={session} area={area} areas={areas} /> : null}
      <SidebarFoot />
    </Flex>
  );
}
