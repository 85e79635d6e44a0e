import { Badge } from "@chakra-ui/react/badge";
import { HStack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { roleLabel } from "../../../server/identity/roles.rules";
import type { Role } from "../../../server/platform/role.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { dayAt } from "../../../server/platform/time/zoned-time.rules";
import { formatDate } from "../../ui/format";
import type { ListColumn } from "../../ui/list/list-column";
import { workplacesOf, type RoleOfUser, type UserOfList } from "./user-row";

/** One badge per role. */
export function RoleBadges({ roles }: { roles: readonly Pick<RoleOfUser, "role">[] }) {
  if (roles.length === 0)
    return (
      <Text as="span" color="fg.muted">
        Nenhum
      </Text>
    );
  return (
    <HStack as="span" display="inline-flex" gap="1.5" wrap="wrap">
      {roles.map(({ role }) => (
        <Badge key={role} colorPalette={role === "ADMIN" ? "coral" : "sea"}>
          {roleLabel[role]}
        </Badge>
      ))}
    </HStack>
  );
}

function NameAndPlaces(user: UserOfList) {
  const places = workplacesOf(user);
  return (
    <>
      {user.name}
      {places.length > 0 ? (
        <Text as="span" display="block" textStyle="xs" color="fg.muted" fontWeight="normal">
          {places.join(", ")}
        </Text>
      ) : null}
    </>
  );
}

/** @param filtered the role by which the list is filtered: the date is then that of this role. */
export const userColumns = (filtered: Role | null): ListColumn<UserOfList>[] => [
  { key: "nome", label: "Nome/Arena", phone: "name", cell: NameAndPlaces },
  { key: "email", label: "Email", phone: "facts", cell: ({ email }) => email },
  { key: "role", label: "Role", phone: "status", cell: RoleBadges },
  {
    key: "atribuicao",
    label: "Data de Atribuição",
    phone: "none",
    wideOnly: true,
    cell: ({ roles }) => {
      const shown = roles.find(({ role }) => role === filtered) ?? roles[0];
      return shown ? formatDate(dayAt(new Date(shown.since), brasiliaTime)) : "–";
    },
  },
];
