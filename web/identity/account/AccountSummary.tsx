import { Badge } from "@chakra-ui/react/badge";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { roleLabel } from "../../../server/identity/roles.rules";
import type { AccountSummary_viewer$key } from "../../__generated__/AccountSummary_viewer.graphql";
import { CorrectName } from "../public/CorrectName";
import { IdentityPanel } from "../../ui/IdentityPanel";
import { initialsOf } from "../../ui/initials";

/** Who is signed in, and as what. */
export function AccountSummary({ viewer }: { viewer: AccountSummary_viewer$key }) {
  const { roles, user } = useFragment(
    graphql`
      fragment AccountSummary_viewer on Viewer {
        roles
        user {
          id
          name
          email
        }
      }
    `,
    viewer,
  );
  return (
    <IdentityPanel
      mark={initialsOf(user.name)}
      name={user.name}
      badges={roles.map((role) => (
        <Badge key={role} colorPalette="sea">
          {roleLabel[role]}
        </Badge>
      ))}
    >
      <Text color="fg.muted" overflowWrap="anywhere">
        {user.email}
      </Text>
      {roles.some((role) => role === "ATHLETE" || role === "TEACHER") ? null : (
        <CorrectName userId={user.id} name={user.name} />
      )}
    </IdentityPanel>
  );
}
