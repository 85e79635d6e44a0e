import { chakra } from "@chakra-ui/react/styled-system";
import { Amount } from "../../ui/Amount";
import type { ListColumn } from "../../ui/list/list-column";
import { inRows, inTable } from "../../ui/list/list-look";
import { Person } from "../../ui/Person";
import { Status } from "../../ui/Status";
import { enrolmentStateLabel, enrolmentTones } from "../enrolment-state";
import { moneyOf, shortDate, stateOf, type DeskRow } from "./desk-row";

interface Desk {
  /** Who enters: pairs, athletes, or both in categories of their own. */
  who: "pairs" | "athletes" | "both";
  severalCategories: boolean;
  timeZone: string;
}

const whoLabel = { pairs: "Dupla", athletes: "Atleta", both: "Dupla ou atleta" };

/** What the desk sees of each row: who, in which category, what of the money, how they stand, since when. */
export function deskColumns({ who, severalCategories, timeZone }: Desk): ListColumn<DeskRow>[] {
  const category: ListColumn<DeskRow> = {
    key: "categoria",
    label: "Categoria",
    phone: "facts",
    cell: (row) => row.category?.name,
  };
  return [
    {
      key: "nome",
      label: whoLabel[who],
      phone: "name",
      sort: "up",
      cell: ({ people: [first, second] }) => <Person name={first.name} partner={second?.name} size="sm" />,
    },
    ...(severalCategories ? [category] : []),
    {
      key: "pagamento",
      label: "Pagamento",
      phone: "value",
      cell: (row) => <Money row={row} timeZone={timeZone} />,
    },
    { key: "situacao", label: "Situação", phone: "status", cell: (row) => <State row={row} /> },
    {
      key: "quando",
      label: "Inscrição",
      phone: severalCategories ? "none" : "facts",
      sort: "down",
      cell: ({ enrolledAt }) => shortDate(enrolledAt, timeZone),
    },
  ];
}

/** On a phone the figure stands alone, for the first line is the name's: the rest is in the details. */
const Fact = chakra("span", {
  base: {
    display: "none",
    color: "fg.muted",
    textStyle: "xs",
    whiteSpace: "nowrap",
    [inTable]: { display: "inline" },
  },
});
const MoneyLine = chakra("span", {
  base: { display: "inline-flex", alignItems: "baseline", gap: "2", flexWrap: "wrap" },
});

function Money({ row, timeZone }: { row: DeskRow; timeZone: string }) {
  const { state, cents, fact } = moneyOf(row, timeZone);
  if (state === "free") return <chakra.span color="fg.muted">Gratuita</chakra.span>;
  return (
    <MoneyLine color={state === "asked" ? "fg.muted" : undefined}>
      <Amount cents={cents} state={state === "asked" ? "plain" : state} />
      {fact === null ? null : <Fact>{fact}</Fact>}
    </MoneyLine>
  );
}

function State({ row }: { row: DeskRow }) {
  const status = stateOf(row);
  const place = row.people[0].waitingPosition;
  if (row.people.some(({ creditInCents }) => creditInCents > 0))
    return <Status tone="waiting">{enrolmentStateLabel(status)} · a devolver</Status>;
  // On a phone what is as it should be leaves its room to the others.
  if (status === "ENROLLED")
    return (
      <chakra.span css={{ [inRows]: { srOnly: true } }}>
        <Status tone="usual">{enrolmentStateLabel(status)}</Status>
      </chakra.span>
    );
  return (
    <Status tone={enrolmentTones[status]}>
      {status === "WAITLISTED" && place
        ? `${enrolmentStateLabel(status)} · ${place}º`
        : enrolmentStateLabel(
            status,
            row.people.some(({ awaitsConsent }) => awaitsConsent),
          )}
    </Status>
  );
}
