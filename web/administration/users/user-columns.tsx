import { Badge } from "@chakra-ui/react/badge";
import { HStack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, readInlineData } from "react-relay/hooks";
import { roleLabel } from "../../../server/identity/roles.rules";
import type { Role } from "../../../server/platform/access.rules";
import { brasiliaTime, dayAt } from "../../../server/platform/time/time-zone.rules";
import type {
  userColumns_user$data,
  userColumns_user$key,
} from "../../__generated__/userColumns_user.graphql";
import { formatDate } from "../../ui/format";
import type { ListColumn } from "../../ui/list/list-column";

export interface RoleOfUser {
  role: Role;
  since: string;
  weeklyClassCount: number;
  places: { id: string; kind: "ARENA" | "FEDERATION"; name: string; position: string | null }[];
}

export interface UserOfList {
  id: string;
  name: string;
  email: string;
  roles: RoleOfUser[];
}

/** What the list of users tells of one. */
export function userRow(key: userColumns_user$key): UserOfList {
  const { id, name, email, roleAssignments } = readInlineData(
    graphql`
      fragment userColumns_user on User @inline {
        id
        name
        email
        roleAssignments {
          role
          since
          weeklyClassCount
          places {
            placeId
            kind
            name
            position
          }
        }
      }
    `,
    key,
  );
  return { id, name, email, roles: roleAssignments.map(roleOf) };
}

const roleOf = ({
  role,
  since,
  weeklyClassCount,
  places,
}: userColumns_user$data["roleAssignments"][number]): RoleOfUser => ({
  role: role as Role,
  since,
  weeklyClassCount,
  places: places.map(({ placeId, kind, name, position }) => ({
    id: placeId,
    kind: kind === "FEDERATION" ? "FEDERATION" : "ARENA",
    name,
    position: position ?? null,
  })),
});

/** Where they work, each place once; not where they play. */
const workplacesOf = ({ roles }: Pick<UserOfList, "roles">): string[] => [
  ...new Set(roles.flatMap(({ role, places }) => (role === "ATHLETE" ? [] : places.map(({ name }) => name)))),
];

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
