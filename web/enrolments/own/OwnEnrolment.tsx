import { Button } from "@chakra-ui/react/button";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { RefundTerms } from "../../../server/enrolments/registration-terms.rules";
import type { OwnEnrolment_enrolment$key } from "../../__generated__/OwnEnrolment_enrolment.graphql";
import type { OwnEnrolment_tournament$key } from "../../__generated__/OwnEnrolment_tournament.graphql";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { PendingButton } from "../../ui/form/PendingButton";
import { useQuestion } from "../../ui/form/use-question";
import { formatMoney, today } from "../../ui/format";
import { Notice } from "../../ui/PageStates";
import { usePlaceTime } from "../../ui/PlaceTime";
import { toast } from "../../ui/toaster";
import { EnrolmentStateBadge } from "../EnrolmentStateBadge";
import { PriceIfCancelled } from "../public/PriceIfCancelled";
import { type Cancellable, readPayment, refundForecastInWords, useTerms } from "../refund-forecast";
import {
  InvitePartnerFields,
  keepInvitationLink,
  type PartnerInput,
  SeekersPanel,
  sentTo,
  usePartnerForm,
} from "./InvitePartnerFields";
import { readOwnState, whatNext } from "./own-enrolment-state";
import { OwnUnavailability } from "./OwnUnavailability";
import { PixPayment } from "./PixPayment";
import { SentInvitation } from "./SentInvitation";
import { useCancelOwnEnrolmentMutation, useInvitePartnerMutation } from "./use-own-enrolment-mutations";

interface CancelOwnEnrolmentProps {
  enrolmentId: string;
  hasPartner: boolean;
  standing: Cancellable;
  terms: RefundTerms;
  onCancelled: () => void;
}

/** Cancels the athlete's own enrolment before the draw; shows the refund first. */
function CancelOwnEnrolment({
  enrolmentId,
  hasPartner,
  standing,
  terms,
  onCancelled,
}: CancelOwnEnrolmentProps) {
  const [open, setOpen] = useState(false);
  const timeZone = usePlaceTime();
  const { confirm, pending, refusal } = useQuestion(useCancelOwnEnrolmentMutation(), {
    input: { enrolmentId },
    onDone: ({ refundInCents }) => {
      setOpen(false);
      toast.success({
        title: "Inscrição cancelada",
        description: refundInCents > 0 ? `A organização devolve ${formatMoney(refundInCents)}.` : undefined,
      });
      onCancelled();
    },
  });

  return (
    <>
      <Button variant="ghost" colorPalette="flag" onClick={() => setOpen(true)}>
        Cancelar minha inscrição
      </Button>
      <ConfirmDialog
        open={open}
        title="Cancelar a sua inscrição?"
        confirmLabel="Cancelar inscrição"
        pendingLabel="Cancelando…"
        cancelLabel="Voltar"
        pending={pending}
        dangerous
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      >
        <Stack gap="3">
          <Text fontWeight="semibold">{refundForecastInWords(standing, terms, today(timeZone))}</Text>
          <Text color="fg.muted">
            {hasPartner
              ? "A sua dupla passa a procurar outro parceiro e é avisada por e-mail."
              : "A sua vaga vai para quem está na lista de espera."}
          </Text>
          {open ? <PriceIfCancelled id={enrolmentId} /> : null}
          {refusal ? <Notice tone="error">{refusal}</Notice> : null}
        </Stack>
      </ConfirmDialog>
    </>
  );
}

interface InviteFormProps {
  enrolmentId: string;
  onInvited: () => void;
}

/** Invites a partner; this revokes the previous invitation. */
function InviteForm({ enrolmentId, onInvited }: InviteFormProps) {
  const { form, way, setWay, refusal, partnerIn, refuse } = usePartnerForm();
  const [invite, pending] = useInvitePartnerMutation();

  const submit = async (typed: PartnerInput) => {
    refuse(null);
    const partner = partnerIn(typed);
    if (!partner) return;
    const answer = (await invite({ input: { enrolmentId, ...partner } }))?.invitePartner;
    if (!answer) return;
    if (!answer.done) return refuse(answer.refusal);
    keepInvitationLink(enrolmentId, answer.done.invitationUrl ?? null);
    toast.success({ title: "Convite criado", description: sentTo(partner) });
    onInvited();
  };

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Stack gap="4" maxW="32rem">
        <InvitePartnerFields form={form} way={way} onWay={setWay} />
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
        <PendingButton type="submit" pending={pending} alignSelf="flex-start">
          {pending ? "Convidando…" : way === "email" ? "Enviar convite" : "Criar link do convite"}
        </PendingButton>
      </Stack>
    </form>
  );
}

interface OwnEnrolmentProps {
  enrolment: OwnEnrolment_enrolment$key;
  tournament: OwnEnrolment_tournament$key;
  showCategory: boolean;
  onChanged: () => void;
}

/** One's own enrolment: how it stands, what happens next, and what one can do about it. */
export function OwnEnrolment({
  enrolment: key,
  tournament: tournamentKey,
  showCategory,
  onChanged,
}: OwnEnrolmentProps) {
  const enrolment = useFragment(
    graphql`
      fragment OwnEnrolment_enrolment on Enrolment {
        id
        status
        feeReason
        category {
          id
          name
          takesEntries
        }
        partner {
          displayName
        }
        invitation {
          ...SentInvitation_invitation
        }
        payment {
          openInCents
          ...refundForecast_payment
          ...PixPayment_payment
        }
        ...ownEnrolmentState_enrolment
        ...OwnUnavailability_enrolment
      }
    `,
    key,
  );
  const tournament = useFragment(
    graphql`
      fragment OwnEnrolment_tournament on Tournament {
        name
        registration {
          problem
        }
        ...refundForecast_tournament
        ...OwnUnavailability_tournament
      }
    `,
    tournamentKey,
  );
  const terms = useTerms(tournament);
  const [inviting, setInviting] = useState(false);
  const { id, status, category, partner, invitation } = enrolment;
  const payment = readPayment(enrolment.payment);
  const receivedInCents = (payment?.amountInCents ?? 0) - (enrolment.payment?.openInCents ?? 0);
  const over = status === "CANCELLED" || status === "EXPIRED";
  // Until it is drawn itself, also while another category is being played.
  const open = category?.takesEntries ?? false;
  const { problem } = tournament.registration;
  const seeks = open && status === "SEEKING_PARTNER";
  // Who only seeks a partner has no place yet, and takes one by the tournament's registration.
  const asksPartner =
    open &&
    !partner &&
    ((seeks && problem === null) || status === "INVITED" || (status === "WAITLISTED" && invitation));
  const mustInvite = asksPartner && (status === "SEEKING_PARTNER" || !invitation);
  const timeZone = usePlaceTime();
  const sentences = whatNext(readOwnState(enrolment), timeZone);

  return (
    <Stack gap="5" id={over ? undefined : "minha-inscricao"} tabIndex={-1} outline="0">
      <Stack gap="2">
        <HStack gap="3" wrap="wrap">
          <EnrolmentStateBadge status={status} />
          {showCategory && category ? <Text fontWeight="semibold">{category.name}</Text> : null}
        </HStack>
        {partner ? (
          <Heading as="h3" textStyle="xl" fontWeight="bold">
            Com {partner.displayName}
          </Heading>
        ) : null}
        {sentences.map((sentence) => (
          <Text key={sentence}>{sentence}</Text>
        ))}
      </Stack>
      {asksPartner && invitation && !inviting ? (
        <SentInvitation
          invitation={invitation}
          enrolmentId={id}
          tournamentName={tournament.name}
          onInviteOther={() => setInviting(true)}
          onChanged={onChanged}
        />
      ) : null}
      {asksPartner && (mustInvite || inviting) ? (
        <InviteForm
          enrolmentId={id}
          onInvited={() => {
            setInviting(false);
            onChanged();
          }}
        />
      ) : null}
      {seeks && problem === null && category ? (
        <SeekersPanel categoryId={category.id} ownEnrolmentId={id} />
      ) : null}
      {seeks && problem ? (
        <Notice tone="info">{problem} Se já tem com quem jogar, fale com a organização.</Notice>
      ) : null}
      {enrolment.feeReason && !over ? (
        <Text textStyle="sm" color="fg.muted">
          Como o valor foi calculado: {enrolment.feeReason}
        </Text>
      ) : null}
      {enrolment.payment && !over ? <PixPayment payment={enrolment.payment} /> : null}
      {over ? null : <OwnUnavailability enrolment={enrolment} tournament={tournament} />}
      {open && !over ? (
        <HStack gap="3" wrap="wrap">
          <CancelOwnEnrolment
            enrolmentId={id}
            hasPartner={Boolean(partner)}
            standing={{ status, payment: payment && { ...payment, receivedInCents } }}
            terms={terms}
            onCancelled={onChanged}
          />
        </HStack>
      ) : null}
    </Stack>
  );
}
