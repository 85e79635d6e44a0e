import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import type { Grantee } from "../../../server/platform/access.rules";
import type { RolesPageQuery } from "../../__generated__/RolesPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { ListBar } from "../../ui/list/ListBar";
import { NothingFound } from "../../ui/list/NothingFound";
import { useListAddress } from "../../ui/list/use-list-address";
import { LiveText } from "../../ui/LiveText";
import { PageContent } from "../../ui/PageContent";
import { RowsSkeleton } from "../../ui/Skeletons";
import { AdminFrame } from "../AdminFrame";
import { roleOptions } from "../users/user-filter";
import { AccessTable } from "./AccessTable";
import { permissionRow, foundPermissions, granteeLabel } from "./permission-row";
import { ProfileCards } from "./ProfileCards";

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
        ...ProfileCards_people
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
