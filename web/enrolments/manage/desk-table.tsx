import { Button, type ButtonProps } from "@chakra-ui/react/button";
import { chakra } from "@chakra-ui/react/styled-system";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { Banknote, type LucideIcon, Star, Ticket, UserRoundPlus } from "lucide-react";
import type { ReactNode } from "react";
import { Amount } from "../../ui/Amount";
import { Status } from "../../ui/Badges";
import { formatMoney } from "../../ui/format";
import { LazyMenu } from "../../ui/LazyMenu";
import type { ListColumn } from "../../ui/list/list-column";
import { inRows, inTable } from "../../ui/list/list-look";
import { Person } from "../../ui/Person";
import { enrolmentStateLabel, enrolmentTones } from "../EnrolmentStateBadge";
import {
  type DeskChange,
  type DeskPerson,
  type DeskRow,
  moneyOf,
  namesOf,
  type NextStep,
  shortDate,
  stateOf,
} from "./desk-row";
import { type AskAbout, questionAbout } from "./enrolment-questions";
import { usePayments } from "./enrolment-payments";

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

interface RowStepProps {
  row: DeskRow;
  tournamentId: string;
  next: NextStep;
  onAsk: AskAbout;
  onChanged: (what: DeskChange) => void;
}

/** The likeliest step at the end of a row: its money, a place, a partner. Everything else is in its details. */
export function RowStep({ row, tournamentId, next: { step, people }, onAsk, onChanged }: RowStepProps) {
  const { pay, payAll, paying } = usePayments({ tournamentId, onAsk, onChanged });
  const [first, second] = people;
  if (first === undefined) return null;

  const ask = (question: "admit" | "wildCard" | "pair", person: DeskPerson) =>
    onAsk(question, questionAbout(row, person));
  if (step === "admit")
    return (
      <StepButton
        icon={Ticket}
        label="Dar vaga"
        whom={` a ${namesOf(row)}`}
        onClick={() => ask("admit", first)}
      />
    );
  if (step === "wildCard")
    return (
      <StepButton
        icon={Star}
        label="Dar convite"
        whom={` a ${namesOf(row)}`}
        onClick={() => ask("wildCard", first)}
      />
    );
  if (step === "pair")
    return (
      <StepButton
        icon={UserRoundPlus}
        label="Formar dupla"
        whom={` para ${first.name}`}
        onClick={() => ask("pair", first)}
      />
    );
  if (second === undefined)
    return (
      <StepButton
        icon={Banknote}
        colorPalette="palm"
        label={paying ? "Registrando…" : "Baixa manual"}
        whom={` de ${first.name}`}
        aria-disabled={paying || undefined}
        onClick={() => void (paying || pay(row, first, null))}
      />
    );
  const due = people.map(({ payment }) => ({ amountInCents: payment?.amountInCents ?? 0 }));
  return (
    <LazyMenu
      button={(opens) => (
        <StepButton
          icon={Banknote}
          colorPalette="palm"
          label={paying ? "Registrando…" : "Baixa manual"}
          whom={` de ${namesOf(row)}`}
          {...opens}
          aria-disabled={paying || undefined}
        />
      )}
      actions={[
        ...people.map((person) => ({
          label: `De ${person.name}`,
          onSelect: () => void pay(row, person, null),
        })),
        {
          label: `Da dupla: ${formatMoney(sumOf(due))}`,
          onSelect: () => void payAll(people),
        },
      ]}
    />
  );
}

const sumOf = (due: readonly { amountInCents: number }[]) =>
  due.reduce((all, one) => all + one.amountInCents, 0);

interface StepButtonProps extends Omit<ButtonProps, "children"> {
  icon: LucideIcon;
  label: string;
  /** With or about whom, for those who listen. */
  whom: ReactNode;
}

const Word = chakra("span", { base: { display: "none", [inTable]: { display: "inline" } } });

/** A button with its word where there is room for a table; at the end of a phone's row its picture alone, 44 px wide. */
function StepButton({ icon: Icon, label, whom, ...button }: StepButtonProps) {
  return (
    <Button
      size="sm"
      variant="outline"
      colorPalette="sea"
      px="3"
      minW="11"
      minH={{ base: "11", md: "9" }}
      whiteSpace="nowrap"
      {...button}
    >
      <Icon />
      <Word aria-hidden="true">{label}</Word>
      <VisuallyHidden>
        {label}
        {whom}
      </VisuallyHidden>
    </Button>
  );
}
