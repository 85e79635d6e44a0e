import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router-dom";
import { roleLabel } from "../../../server/identity/roles.rules";
import { plural } from "../../../server/platform/plural.rules";
import type { ProfileCards_people$key } from "../../__generated__/ProfileCards_people.graphql";
import { formatCount } from "../../ui/format";
import { roleOptions } from "../users/user-filter";

const Profile = chakra(Link, {
  base: {
    display: "block",
    p: { base: "3", md: "4" },
    bg: "bg.panel",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "l3",
    _hover: { borderColor: "border.emphasized", bg: "bg.subtle" },
  },
});

/** One row that scrolls sideways where there is no room for all, from edge to edge, so that what is cut off tells of more. */
const Profiles = chakra("ul", {
  base: {
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(max-content, 1fr)",
    gap: { base: "2", md: "4" },
    listStyleType: "none",
    overflowX: "auto",
    scrollbarWidth: "none",
    mx: { base: "-4", md: "0" },
    px: { base: "4", md: "0" },
  },
});

/** The roles and how many have each; they lead to who these people are. */
export function ProfileCards({ people: key }: { people: ProfileCards_people$key }) {
  const people = useFragment(
    graphql`
      fragment ProfileCards_people on RolePeople @relay(plural: true) {
        role
        peopleCount
      }
    `,
    key,
  );
  return (
    <Profiles>
      {people.map(({ role, peopleCount }) => (
        <Box as="li" key={role}>
          <Profile to={`/admin/users?role=${roleOptions.find((option) => option.role === role)?.value}`}>
            <Text color="fg.muted" fontWeight="semibold" textStyle="sm">
              {roleLabel[role]}
            </Text>
            <Text mt="1" textStyle="sm">
              <Text
                as="span"
                fontFamily="heading"
                fontWeight="bold"
                textStyle="2xl"
                fontVariantNumeric="tabular-nums"
              >
                {formatCount(peopleCount)}
              </Text>{" "}
              {plural(peopleCount, "conta", "contas")}
            </Text>
          </Profile>
        </Box>
      ))}
    </Profiles>
  );
}
