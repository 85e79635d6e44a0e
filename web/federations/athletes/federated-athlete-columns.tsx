import { HStack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import type { ListColumn } from "../../ui/list/list-column";
import { inTable } from "../../ui/list/list-look";
import { Person } from "../../ui/Person";
import { PositionBadge } from "../../ui/PositionBadge";
import type { FederatedAthleteOfList } from "./federated-athlete-row";

/** What a head says where there is one. */
const OnPhone = chakra("span", { base: { [inTable]: { display: "none" } } });
const InTable = chakra("span", { base: { display: "none", [inTable]: { display: "inline" } } });

/** The first of several, and how many more. */
const firstOf = ([first = "", ...others]: readonly string[]): string =>
  others.length === 0 ? first : `${first} e mais ${others.length}`;

const Best = ({ positions: [best, ...others] }: FederatedAthleteOfList) =>
  best ? (
    <HStack as="span" display="inline-flex" gap="2" maxW="full">
      <PositionBadge position={best.position} />
      <InTable textStyle="sm" color="fg.muted">
        {best.ranking}
        {others.length > 0 ? ` e mais ${others.length}` : ""}
      </InTable>
    </HStack>
  ) : (
    <InTable textStyle="sm" color="fg.muted">
      Fora dos rankings
    </InTable>
  );

export const federatedAthleteColumns: ListColumn<FederatedAthleteOfList>[] = [
  { key: "nome", label: "Nome", phone: "name", cell: ({ name }) => <Person name={name} size="sm" /> },
  {
    key: "nivel",
    label: "Nível",
    phone: "facts",
    cell: ({ level }) => (
      <>
        <OnPhone>Nível </OnPhone>
        {athleteLevelLabel[level]}
      </>
    ),
  },
  { key: "clube", label: "Clube", phone: "facts", cell: ({ clubs }) => firstOf(clubs) },
  { key: "posicao", label: "Melhor posição", phone: "value", cell: Best },
];
