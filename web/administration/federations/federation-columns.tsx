import { Badge } from "@chakra-ui/react/badge";
import { federationStateLabel } from "../../../server/federations/federation-state.rules";
import { formatCount } from "../../ui/format";
import type { ListColumn } from "../../ui/list/list-column";
import { Status } from "../../ui/Status";
import type { FederationOfList } from "./federation-row";

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
