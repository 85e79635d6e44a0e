import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { Entry } from "./entries";
import { EntryLink } from "./EntryLink";
import { SidebarFoot } from "./SidebarFoot";

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
