import { graphql, readInlineData } from "react-relay/hooks";
import type { Role } from "../../../server/platform/role.rules";
import type { userRow_user$data, userRow_user$key } from "../../__generated__/userRow_user.graphql";

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
export function userRow(key: userRow_user$key): UserOfList {
  const { id, name, email, roleAssignments } = readInlineData(
    graphql`
      fragment userRow_user on User @inline {
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
}: userRow_user$data["roleAssignments"][number]): RoleOfUser => ({
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
export const workplacesOf = ({ roles }: Pick<UserOfList, "roles">): string[] => [
  ...new Set(roles.flatMap(({ role, places }) => (role === "ATHLETE" ? [] : places.map(({ name }) => name)))),
];
