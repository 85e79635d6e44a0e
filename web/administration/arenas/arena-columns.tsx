import { Badge } from "@chakra-ui/react/badge";
import { Text } from "@chakra-ui/react/text";
import { formatCnpj } from "../../../server/brazil/cnpj.rules";
import type { ListColumn } from "../../ui/list/list-column";
import { Status } from "../../ui/Status";
import type { ArenaOfList } from "./arena-row";

export const arenaColumns: ListColumn<ArenaOfList>[] = [
  { key: "nome", label: "Nome da Arena", phone: "name", cell: ({ name }) => name },
  {
    key: "responsavel",
    label: "Responsável",
    phone: "facts",
    cell: ({ responsibleName }) => responsibleName,
  },
  { key: "email", label: "Email", phone: "none", wideOnly: true, cell: ({ email }) => email },
  {
    key: "cnpj",
    label: "CNPJ",
    phone: "none",
    wideOnly: true,
    cell: ({ cnpj }) => (
      <Text as="span" whiteSpace="nowrap">
        {formatCnpj(cnpj ?? "")}
      </Text>
    ),
  },
  {
    key: "federacao",
    label: "Federação",
    phone: "facts",
    cell: ({ federation }) =>
      federation ? (
        <Badge colorPalette="sea">{federation.acronym}</Badge>
      ) : (
        <Text as="span" color="fg.muted">
          Sem federação
        </Text>
      ),
  },
  {
    key: "status",
    label: "Status",
    phone: "status",
    cell: ({ active }) => (
      <Status tone={active ? "usual" : "problem"}>{active ? "Ativa" : "Suspensa"}</Status>
    ),
  },
];
