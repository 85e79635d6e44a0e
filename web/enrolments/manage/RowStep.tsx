import { Button, type ButtonProps } from "@chakra-ui/react/button";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { chakra } from "@chakra-ui/react/styled-system";
import { Banknote, Star, Ticket, UserRoundPlus, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { inTable } from "../../ui/list/list-look";
import { formatMoney } from "../../ui/format";
import { LazyMenu } from "../../ui/LazyMenu";
import { namesOf, type DeskChange, type DeskPerson, type DeskRow, type NextStep } from "./desk-row";
import { questionAbout, type AskAbout } from "./enrolment-questions";
import { usePayments } from "./use-payments";

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
