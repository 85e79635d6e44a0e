import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router-dom";
import { roleLabel } from "../../../server/identity/roles.rules";
import type { Grantee } from "../../../server/platform/access.rules";
import { counted, plural } from "../../../server/platform/numbers.rules";
import type { RolesPage_people$key } from "../../__generated__/RolesPage_people.graphql";
import type { RolesPageQuery } from "../../__generated__/RolesPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { formatCount } from "../../ui/format";
import { ListBar } from "../../ui/list/ListBar";
import { NothingFound } from "../../ui/list/ListStates";
import { useListAddress } from "../../ui/list/list-address";
import { LiveText, RowsSkeleton } from "../../ui/PageStates";
import { PageContent } from "../../ui/PageFrame";
import { AdminFrame } from "../AdminFrame";
import { roleOptions } from "../users/user-filter";
import { AccessTable } from "./AccessTable";
import { foundPermissions, granteeLabel, permissionRow } from "./permission-row";

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
function ProfileCards({ people: key }: { people: RolesPage_people$key }) {
  const people = useFragment(
    graphql`
      fragment RolesPage_people on RolePeople @relay(plural: true) {
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

const whoOptions: { value: string; label: string; grantee: Grantee }[] = [
  ...roleOptions.map(({ role, ...option }) => ({ ...option, grantee: role })),
  ...(
    [
      ["sem-entrar", "ANONYMOUS"],
      ["arbitro", "REFEREE"],
      ["link", "LINK_HOLDER"],
    ] as const
  ).map(([value, grantee]) => ({ value, label: granteeLabel[grantee], grantee })),
];

/** Who may do what, and how many people may. */
export function RolesPage() {
  return (
    <AdminFrame title="Perfis de Acesso">
      <PageContent skeleton={<RowsSkeleton rows={12} />}>
        <Roles />
      </PageContent>
    </AdminFrame>
  );
}

function Roles() {
  const { rolePeople, accessTable } = usePageQuery<RolesPageQuery>(graphql`
    query RolesPageQuery {
      rolePeople {
        ...RolesPage_people
      }
      accessTable {
        ...permissionRow_permission
      }
    }
  `);
  const address = useListAddress(["quem"]);
  const who = whoOptions.find(({ value }) => value === address.filters.quem);
  const found = foundPermissions(accessTable.map(permissionRow), address.search).filter(
    ({ reach }) => who === undefined || reach.has(who.grantee),
  );

  return (
    <Stack gap={{ base: "4", md: "6" }}>
      <ProfileCards people={rolePeople} />
      <Text color="fg.muted" textStyle="sm" maxW="46rem">
        “O que é seu” é da própria arena, da federação em que se trabalha ou do próprio cadastro. Quem tem
        vários perfis pode o que cada um deles permite.
      </Text>
      <Box>
        <ListBar
          search={{
            value: address.search,
            placeholder: "Ação",
            onChange: (search) => address.change({ search }),
          }}
          filters={[
            {
              label: "Quem pode",
              value: address.filters.quem,
              options: whoOptions,
              onChange: (quem) => address.change({ filters: { quem } }),
            },
          ]}
        />
        <LiveText mb="3" textStyle="sm" color="fg.muted">
          {counted(found.length, "ação", "ações")}
        </LiveText>
        {found.length === 0 ? (
          <NothingFound title="Nenhuma ação com este filtro" onClear={address.clear} />
        ) : (
          <AccessTable permissions={found} />
        )}
      </Box>
    </Stack>
  );
}
