import { Badge } from "@chakra-ui/react/badge";
import { graphql, readInlineData } from "react-relay/hooks";
import { federationStateLabel } from "../../../server/federations/federation-state.rules";
import type {
  federationColumns_federation$data,
  federationColumns_federation$key,
} from "../../__generated__/federationColumns_federation.graphql";
import { federationRecord, type FederationRow } from "../../federations/public/federation-record";
import { Status } from "../../ui/Badges";
import { formatCount } from "../../ui/format";
import type { ListColumn } from "../../ui/list/list-column";

export type FederationOfList = FederationRow &
  Pick<federationColumns_federation$data, "state" | "arenaCount">;

/** What the list of federations tells of one, and what its form begins with. */
export function federationRow(key: federationColumns_federation$key): FederationOfList {
  const federation = readInlineData(
    graphql`
      fragment federationColumns_federation on Federation @inline {
        ...federationRecord_federation
        state
        arenaCount
      }
    `,
    key,
  );
  const { state, arenaCount } = federation;
  return { ...federationRecord(federation), state, arenaCount };
}

const toneOf = { ACTIVE: "usual", WAITING: "waiting", INACTIVE: "problem" } as const;

/** Whether it is active, in a word. */
export function FederationStatus({ state }: Pick<FederationOfList, "state">) {
  return <Status tone={toneOf[state]}>{federationStateLabel[state]}</Status>;
}

export const federationColumns: ListColumn<FederationOfList>[] = [
  { key: "nome", label: "Nome", phone: "name", cell: ({ name }) => name },
  {
    key: "sigla",
    label: "Sigla",
    phone: "facts",
    cell: ({ acronym }) => <Badge colorPalette="sea">{acronym}</Badge>,
  },
  {
    key: "responsavel",
    label: "Responsável",
    phone: "none",
    cell: ({ responsibleName }) => responsibleName,
  },
  { key: "email", label: "Email", phone: "none", wideOnly: true, cell: ({ email }) => email },
  {
    key: "arenas",
    label: "Arenas",
    phone: "facts",
    numeric: true,
    cell: ({ arenaCount }) => formatCount(arenaCount),
  },
  { key: "status", label: "Status", phone: "status", cell: FederationStatus },
];
