import { Button, IconButton } from "@chakra-ui/react/button";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { Banknote, MessageCircle, Ticket, UserRoundPlus } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { EnrolmentActions_enrolment$key } from "../../__generated__/EnrolmentActions_enrolment.graphql";
import { PendingButton } from "../../ui/form/PendingButton";
import { MoreMenu } from "../../ui/MoreMenu";
import { toast } from "../../ui/toaster";
import { usePlaceTime } from "../../ui/PlaceTime";
import { enrolmentActionLabel, enrolmentActions, type EnrolmentAction } from "./enrolment-actions";
import { focusEnrolmentUnlessBusy, type AskAbout } from "./enrolment-questions";
import { reminderLink } from "./reminder";
import { readPayment } from "../read-payment";
import { useResendInvitationMutation, useWithdrawInvitationMutation } from "../own/use-partner-mutations";
import { useConfirmEnrolmentsMutation, useRegisterPaymentMutation } from "./use-payment-mutations";

interface EnrolmentActionsProps {
  enrolment: EnrolmentActions_enrolment$key;
  inPairs: boolean;
  open: boolean;
  pairId: string | null;
  pairNames: string;
  onAsk: AskAbout;
  onChanged: () => void;
}

/** The likeliest step as a button, the rest in a menu. */
export function EnrolmentActions({
  enrolment: key,
  inPairs,
  open,
  pairId,
  pairNames,
  onAsk,
  onChanged,
}: EnrolmentActionsProps) {
  const enrolment = useFragment(
    graphql`
      fragment EnrolmentActions_enrolment on Enrolment {
        id
        status
        awaitsConsent
        invitation {
          id
          inviteeName
          byOrganiser
        }
        feeInCents
        dueAt
        athlete {
          id
          displayName
          phone
        }
        category {
          id
          name
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
          ...readPayment_payment
        }
      }
    `,
    key,
  );
  const { id, athlete, status, feeInCents, category, tournament, awaitsConsent, invitation } = enrolment;
  const payment = readPayment(enrolment.payment);
  const name = athlete.displayName;
  const [registerPayment, registering] = useRegisterPaymentMutation();
  const [confirm, confirming] = useConfirmEnrolmentsMutation();
  const [resend, resending] = useResendInvitationMutation();
  const [withdraw, withdrawing] = useWithdrawInvitationMutation();
  const { first, others } = enrolmentActions({
    status,
    free: feeInCents === 0,
    paid: Boolean(payment?.paidAt),
    paired: pairId !== null,
    inPairs,
    open,
    asked: invitation?.byOrganiser === true,
    awaitsConsent,
  });

  const timeZone = usePlaceTime();
  const owes = payment !== null && payment.paidAt === null && others.includes("payPix");
  const reminder =
    owes && athlete.phone && tournament
      ? reminderLink(
          {
            name,
            phone: athlete.phone,
            event:
              category && tournament.categories.length > 1
                ? `${tournament.name} · ${category.name}`
                : tournament.name,
            amountInCents: payment.amountInCents,
            dueAt: enrolment.dueAt ?? null,
            pixCode: enrolment.payment?.pixCode ?? null,
          },
          timeZone,
        )
      : null;

  const pay = async (method: "PIX" | "CASH" | "CARD" | null = null) => {
    const answer = (await registerPayment({ input: { enrolmentId: id, method } }))?.registerPayment;
    if (answer?.__typename === "RuleViolation")
      toast.error({ title: "Não foi possível dar baixa", description: answer.message });
    if (answer?.__typename === "RegisterPaymentSuccess") {
      toast.success({ title: "Pagamento registrado", description: name });
      focusEnrolmentUnlessBusy(id);
    }
    if (answer) onChanged();
  };

  const confirmUnpaid = async () => {
    if (!tournament) return;
    const input = { tournamentId: tournament.id, enrolmentIds: [id] };
    const answer = (await confirm({ input }))?.confirmEnrolments;
    if (answer?.__typename === "RuleViolation")
      toast.error({ title: "Não foi possível confirmar", description: answer.message });
    if (answer?.__typename === "ConfirmEnrolmentsSuccess") {
      toast.success({
        title: "Inscrição confirmada",
        description: `${name} joga; o valor continua a receber.`,
      });
      focusEnrolmentUnlessBusy(id);
    }
    if (answer) onChanged();
  };

  const sendAgain = async () => {
    if (!invitation) return;
    const answer = (await resend({ input: { invitationId: invitation.id } }))?.resendInvitation;
    if (answer?.__typename === "ResendInvitationSuccess")
      toast.success({ title: "Convite enviado de novo", description: invitation.inviteeName });
    else if (answer && "message" in answer)
      toast.error({ title: "Não foi possível enviar o convite", description: answer.message });
    if (answer) onChanged();
  };

  const askNoLonger = async () => {
    if (!invitation) return;
    const answer = (await withdraw({ input: { invitationId: invitation.id } }))?.withdrawInvitation;
    if (answer?.__typename === "WithdrawInvitationSuccess") {
      toast.success({
        title: "Convite retirado",
        description: awaitsConsent ? `A vaga de ${name} está livre.` : `${name} procura dupla.`,
      });
      focusEnrolmentUnlessBusy(id);
    } else if (answer && "message" in answer)
      toast.error({ title: "Não foi possível retirar o convite", description: answer.message });
    if (answer) onChanged();
  };

  const run = (action: EnrolmentAction) => {
    if (action === "pay") return void pay();
    if (action === "payPix") return void pay("PIX");
    if (action === "payCash") return void pay("CASH");
    if (action === "payCard") return void pay("CARD");
    if (action === "confirm") return void confirmUnpaid();
    if (action === "resend") return void sendAgain();
    if (action === "withdraw") return void askNoLonger();
    onAsk(action, {
      id,
      name,
      athleteId: athlete.id,
      categoryId: category?.id ?? null,
      payment,
      pairId,
      pairNames,
      hasPartner: pairId !== null,
    });
  };

  if (!first && others.length === 0) return null;
  return (
    <>
      {first === "pay" ? (
        <PendingButton
          gridArea="first"
          justifySelf={{ base: "start", lg: "end" }}
          size="sm"
          variant="outline"
          colorPalette="palm"
          pending={registering}
          onClick={() => run(first)}
        >
          <Banknote />
          {registering ? "Registrando…" : "Baixa manual"}
          <VisuallyHidden> de {name}</VisuallyHidden>
        </PendingButton>
      ) : null}
      {first === "admit" ? (
        <Button
          gridArea="first"
          justifySelf={{ base: "start", lg: "end" }}
          size="sm"
          variant="outline"
          colorPalette="sea"
          onClick={() => run(first)}
        >
          <Ticket />
          Dar vaga
          <VisuallyHidden> a {pairId === null ? name : pairNames}</VisuallyHidden>
        </Button>
      ) : null}
      {first === "pair" ? (
        <Button
          gridArea="first"
          justifySelf={{ base: "start", lg: "end" }}
          size="sm"
          variant="outline"
          colorPalette="sea"
          onClick={() => run(first)}
        >
          <UserRoundPlus />
          Formar dupla
          <VisuallyHidden> para {name}</VisuallyHidden>
        </Button>
      ) : null}
      {reminder ? (
        <IconButton
          asChild
          gridArea="remind"
          justifySelf="start"
          size="sm"
          variant="ghost"
          colorPalette="palm"
          aria-label={`Cobrar ${name} no WhatsApp`}
        >
          <a href={reminder} target="_blank" rel="noreferrer">
            <MessageCircle />
          </a>
        </IconButton>
      ) : null}
      {others.length > 0 ? (
        <MoreMenu
          label={`Mais ações para ${name}`}
          size="sm"
          variant="ghost"
          gridArea="menu"
          aria-disabled={confirming || resending || withdrawing || undefined}
          actions={others.map((action) => ({
            label: enrolmentActionLabel[action],
            dangerous: action === "cancel",
            onSelect: () => run(action),
          }))}
        />
      ) : null}
    </>
  );
}
