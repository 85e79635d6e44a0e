import { Button } from "@chakra-ui/react/button";
import { HStack } from "@chakra-ui/react/stack";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { Banknote, MessageCircle, Star, Ticket, UserRoundPlus } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { EnrolmentActions_enrolment$key } from "../../__generated__/EnrolmentActions_enrolment.graphql";
import { PendingButton } from "../../ui/form/PendingButton";
import { MoreMenu } from "../../ui/LazyMenu";
import { toast } from "../../ui/toaster";
import { usePlaceTime } from "../../ui/PlaceTime";
import { namesOf, type DeskChange, type DeskPerson, type DeskRow } from "./desk-row";
import { enrolmentActionLabel, enrolmentActions, type EnrolmentAction } from "./enrolment-actions";
import { focusEnrolmentUnlessBusy, questionAbout, type AskAbout } from "./enrolment-questions";
import {
  useResendInvitationMutation,
  useWithdrawInvitationMutation,
} from "../own/use-own-enrolment-mutations";
import { useConfirmEnrolmentsMutation, usePayments } from "./enrolment-payments";
import { formatDateTime, formatMoney } from "../../ui/format";
import { whatsAppLinkTo } from "../../ui/ShareLinks";

interface EnrolmentActionsProps {
  enrolment: EnrolmentActions_enrolment$key;
  row: DeskRow;
  person: DeskPerson;
  /** Before the draw people come and go. */
  open: boolean;
  onAsk: AskAbout;
  onChanged: (what: DeskChange) => void;
}

/** The likeliest step as a button, the rest in a menu. */
export function EnrolmentActions({
  enrolment: key,
  row,
  person,
  open,
  onAsk,
  onChanged,
}: EnrolmentActionsProps) {
  const enrolment = useFragment(
    graphql`
      fragment EnrolmentActions_enrolment on Enrolment {
        invitation {
          id
          inviteeName
          byOrganiser
        }
        athlete {
          phone
        }
        tournament {
          id
          name
          categories {
            id
          }
        }
        payment {
          pixCode
        }
      }
    `,
    key,
  );
  const { tournament, invitation } = enrolment;
  const { id, name, status, payment, awaitsConsent } = person;
  const { pairId, category } = row;
  const { pay, paying } = usePayments({ tournamentId: tournament?.id ?? "", onAsk, onChanged });
  const [confirm, confirming] = useConfirmEnrolmentsMutation();
  const [resend, resending] = useResendInvitationMutation();
  const [withdraw, withdrawing] = useWithdrawInvitationMutation();
  const { first, others } = enrolmentActions({
    status,
    free: person.feeInCents === 0,
    paid: Boolean(payment?.paidAt),
    credited: person.creditInCents > 0,
    paired: pairId !== null,
    inPairs: category?.inPairs ?? true,
    open,
    undecided: category?.placesUndecided ?? false,
    wildCardsLeft: category?.wildCardsLeft ?? 0,
    asked: invitation?.byOrganiser === true,
    awaitsConsent,
  });

  const timeZone = usePlaceTime();
  const owes = payment !== null && payment.paidAt === null && others.includes("payPix");
  const { phone } = enrolment.athlete;
  const reminder =
    owes && phone && tournament
      ? reminderLink(
          {
            name,
            phone,
            event:
              category && tournament.categories.length > 1
                ? `${tournament.name} · ${category.name}`
                : tournament.name,
            amountInCents: payment.amountInCents,
            dueAt: person.dueAt,
            pixCode: enrolment.payment?.pixCode ?? null,
          },
          timeZone,
        )
      : null;

  const payBy = async (method: "PIX" | "CASH" | "CARD" | null = null) => {
    if (await pay(row, person, method)) focusEnrolmentUnlessBusy(id);
  };

  const confirmUnpaid = async () => {
    if (!tournament) return;
    const input = { tournamentId: tournament.id, enrolmentIds: [id] };
    const answer = (await confirm({ input }))?.confirmEnrolments;
    if (answer?.refusal)
      toast.error({ title: "Não foi possível confirmar", description: answer.refusal.message });
    if (answer?.done) {
      toast.success({
        title: "Inscrição confirmada",
        description: `${name} joga; o valor continua a receber.`,
      });
      focusEnrolmentUnlessBusy(id);
    }
    if (answer) onChanged("list");
  };

  const sendAgain = async () => {
    if (!invitation) return;
    const answer = (await resend({ input: { invitationId: invitation.id } }))?.resendInvitation;
    if (answer?.done)
      toast.success({ title: "Convite enviado de novo", description: invitation.inviteeName });
    else if (answer?.refusal)
      toast.error({ title: "Não foi possível enviar o convite", description: answer.refusal.message });
    if (answer) onChanged("list");
  };

  const askNoLonger = async () => {
    if (!invitation) return;
    const answer = (await withdraw({ input: { invitationId: invitation.id } }))?.withdrawInvitation;
    if (answer?.done) {
      toast.success({
        title: "Convite retirado",
        description: awaitsConsent ? `A vaga de ${name} está livre.` : `${name} procura dupla.`,
      });
      focusEnrolmentUnlessBusy(id);
    } else if (answer?.refusal)
      toast.error({ title: "Não foi possível retirar o convite", description: answer.refusal.message });
    if (answer) onChanged("list");
  };

  const run = (action: EnrolmentAction) => {
    if (action === "pay") return void payBy();
    if (action === "payPix") return void payBy("PIX");
    if (action === "payCash") return void payBy("CASH");
    if (action === "payCard") return void payBy("CARD");
    if (action === "confirm") return void confirmUnpaid();
    if (action === "resend") return void sendAgain();
    if (action === "withdraw") return void askNoLonger();
    onAsk(action, questionAbout(row, person));
  };

  if (!first && others.length === 0) return null;
  return (
    <HStack gap="2" wrap="wrap">
      {first === "pay" ? (
        <PendingButton
          size="sm"
          variant="outline"
          colorPalette="palm"
          pending={paying}
          onClick={() => run(first)}
        >
          <Banknote />
          {paying ? "Registrando…" : "Baixa manual"}
          <VisuallyHidden> de {name}</VisuallyHidden>
        </PendingButton>
      ) : null}
      {first === "admit" ? (
        <Button size="sm" variant="outline" colorPalette="sea" onClick={() => run(first)}>
          <Ticket />
          Dar vaga
          <VisuallyHidden> a {namesOf(row)}</VisuallyHidden>
        </Button>
      ) : null}
      {first === "wildCard" ? (
        <Button size="sm" variant="outline" colorPalette="sea" onClick={() => run(first)}>
          <Star />
          Dar convite
          <VisuallyHidden> a {namesOf(row)}</VisuallyHidden>
        </Button>
      ) : null}
      {first === "pair" ? (
        <Button size="sm" variant="outline" colorPalette="sea" onClick={() => run(first)}>
          <UserRoundPlus />
          Formar dupla
          <VisuallyHidden> para {name}</VisuallyHidden>
        </Button>
      ) : null}
      {reminder ? (
        <Button
          asChild
          size="sm"
          variant="outline"
          colorPalette="gray"
          aria-label={`Cobrar ${name} no WhatsApp`}
        >
          <a href={reminder} target="_blank" rel="noreferrer">
            <MessageCircle />
            Cobrar
          </a>
        </Button>
      ) : null}
      {others.length > 0 ? (
        <MoreMenu
          label={`Mais ações para ${name}`}
          size="sm"
          variant="ghost"
          aria-disabled={confirming || resending || withdrawing || undefined}
          actions={others.map((action) => ({
            label: enrolmentActionLabel[action],
            dangerous: action === "cancel",
            onSelect: () => run(action),
          }))}
        />
      ) : null}
    </HStack>
  );
}

interface Reminder {
  name: string;
  phone: string;
  /** "Interno de Verão · Misto C". */
  event: string;
  amountInCents: number;
  dueAt: string | null;
  pixCode: string | null;
}

/** What the organiser writes to who owes; they read it once more before it is sent. */
export function reminderText(
  { name, event, amountInCents, dueAt, pixCode }: Omit<Reminder, "phone">,
  timeZone: string,
): string {
  const [first = name] = name.split(" ");
  const until = dueAt ? `, com prazo até ${formatDateTime(dueAt, timeZone)}` : "";
  return [
    `Oi, ${first}! Falta o pagamento da sua inscrição em ${event}: ${formatMoney(amountInCents)}${until}.`,
    ...(pixCode ? [`Pix copia e cola:\n${pixCode}`] : []),
    "Qualquer dúvida, é só responder aqui.",
  ].join("\n\n");
}

/** A link that opens the conversation with the text; null where there is no number to write to. */
export function reminderLink({ phone, ...reminder }: Reminder, timeZone: string): string | null {
  return whatsAppLinkTo(phone, reminderText(reminder, timeZone));
}
