import { Badge } from "@chakra-ui/react/badge";
import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import { type Grantee, rolesByPriority } from "../../../server/platform/access.rules";
import { Panel } from "../../ui/Cards";
import { useWideScreen } from "../../ui/use-wide-screen";
import { bySubject, granteeLabel, reachLabel, subjectLabel, type PermissionRow } from "./permission-row";

const withoutRole = ["ANONYMOUS", "REFEREE", "LINK_HOLDER"] as const;

const Table = chakra("table", {
  base: {
    w: "full",
    borderCollapse: "separate",
    borderSpacing: "0",
    textStyle: "sm",
    "& th, & td": { h: "10", px: "3", textAlign: "start" },
    "& thead th": {
      position: "sticky",
      top: "var(--praia-top-bar, 0px)",
      zIndex: "1",
      bg: "bg.panel",
      textStyle: "xs",
      fontWeight: "semibold",
      color: "fg.muted",
      borderBottomWidth: "1px",
      borderColor: "border",
    },
    "& tbody th[scope=row]": { fontWeight: "normal" },
    "& tbody tr:not(:last-of-type) > *": { borderBottomWidth: "1px", borderColor: "border.muted" },
    "& tbody tr:hover > *": { bg: "bg.subtle" },
  },
});

const Subject = chakra("th", {
  base: { bg: "bg.muted!", fontFamily: "heading", fontWeight: "bold", color: "fg" },
});

function Reached({ permission, by }: { permission: PermissionRow; by: Grantee }) {
  const reach = permission.reach.get(by);
  if (reach === undefined)
    return (
      <Text as="span" color="fg.muted">
        –
      </Text>
    );
  return (
    <Text as="span" fontWeight={reach === "ALL" ? "semibold" : undefined}>
      {reachLabel[reach]}
    </Text>
  );
}

const others = ({ reach }: PermissionRow): string =>
  withoutRole
    .filter((grantee) => reach.has(grantee))
    .map((grantee) => granteeLabel[grantee])
    .join(", ");

/** Who may do what: with a column for each role where there is room, else each permission with those who may. */
export function AccessTable({ permissions }: { permissions: readonly PermissionRow[] }) {
  const isWide = useWideScreen();
  const groups = bySubject(permissions);
  if (!isWide)
    return (
      <Stack gap="4">
        {groups.map((group) => (
          <Panel
            key={group.subject}
            as="section"
            aria-label={subjectLabel[group.subject]}
            p="0"
            overflow="clip"
          >
            <Heading>{subjectLabel[group.subject]}</Heading>
            <Box as="ul" listStyleType="none">
              {group.permissions.map((permission) => (
                <PermissionItem key={permission.name} permission={permission} />
              ))}
            </Box>
          </Panel>
        ))}
      </Stack>
    );
  return (
    <Panel p="0" py="1" overflow="clip">
      <Table>
        <thead>
          <tr>
            <th scope="col">Ação</th>
            {rolesByPriority.map((role) => (
              <th key={role} scope="col">
                {granteeLabel[role]}
              </th>
            ))}
            <th scope="col">Também</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.subject}>
            <tr>
              <Subject scope="rowgroup" colSpan={rolesByPriority.length + 2}>
                {subjectLabel[group.subject]}
              </Subject>
            </tr>
            {group.permissions.map((permission) => (
              <tr key={permission.name}>
                <th scope="row">{permission.label}</th>
                {rolesByPriority.map((role) => (
                  <td key={role}>
                    <Reached permission={permission} by={role} />
                  </td>
                ))}
                <td>{others(permission)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </Table>
    </Panel>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <Text as="h2" px="3" py="2" bg="bg.muted" fontFamily="heading" fontWeight="bold">
      {children}
    </Text>
  );
}

function PermissionItem({ permission }: { permission: PermissionRow }) {
  const all = [...rolesByPriority, ...withoutRole];
  return (
    <Box as="li" px="3" py="2.5" borderTopWidth="1px" borderColor="border.muted">
      <Text fontWeight="semibold">{permission.label}</Text>
      {(["ALL", "OWN"] as const).map((reach) => {
        const who = all.filter((grantee) => permission.reach.get(grantee) === reach);
        return who.length === 0 ? null : (
          <Flex key={reach} mt="1" gap="1.5" wrap="wrap" align="center" textStyle="sm" color="fg.muted">
            {reachLabel[reach]}:
            {who.map((grantee) => (
              <Badge key={grantee} colorPalette={grantee === "ADMIN" ? "coral" : "sea"}>
                {granteeLabel[grantee]}
              </Badge>
            ))}
          </Flex>
        );
      })}
    </Box>
  );
}
