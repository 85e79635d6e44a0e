import { Amount } from "../../ui/Amount";
import { formatCount } from "../../ui/format";
import type { ListColumn } from "../../ui/list/list-column";
import { Person } from "../../ui/Person";
import { Status } from "../../ui/Status";
import { StatementStatus } from "../StatementStatus";
import type { CommissionTeacher } from "./commission-teacher";

export const commissionColumns: ListColumn<CommissionTeacher>[] = [
  {
    key: "nome",
    label: "Professor",
    phone: "name",
    cell: ({ name }) => <Person name={name} size="sm" facts={null} />,
  },
  {
    key: "aulas",
    label: "Aulas",
    phone: "facts",
    numeric: true,
    cell: ({ statement }) => formatCount(statement?.classCount ?? 0),
  },
  {
    key: "valor",
    label: "Comissão",
    phone: "value",
    numeric: true,
    cell: ({ statement }) => (
      <Amount
        cents={statement?.payableInCents ?? 0}
        state={statement?.state === "PAID" && statement.payableInCents > 0 ? "paid" : "plain"}
      />
    ),
  },
  {
    key: "status",
    label: "Situação",
    phone: "status",
    cell: ({ hasRule, statement }) =>
      statement ? (
        <StatementStatus state={statement.state} />
      ) : (
        <Status tone={hasRule ? "usual" : "neutral"}>{hasRule ? "Sem aulas" : "Sem regra"}</Status>
      ),
  },
];
