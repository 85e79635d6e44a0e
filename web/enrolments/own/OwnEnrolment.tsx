import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { OwnEnrolment_enrolment$key } from "../../__generated__/OwnEnrolment_enrolment.graphql";
import type { OwnEnrolment_tournament$key } from "../../__generated__/OwnEnrolment_tournament.graphql";
import { Notice } from "../../ui/Notice";
import { usePlaceTime } from "../../ui/PlaceTime";
import { EnrolmentStateBadge } from "../EnrolmentStateBadge";
import { readPayment } from "../read-payment";
import { useTerms } from "../use-terms";
import { CancelOwnEnrolment } from "./CancelOwnEnrolment";
import { InviteForm } from "./InviteForm";
import { whatNext } from "./own-enrolment-words";
import { OwnUnavailability } from "./OwnUnavailability";
import { PixPayment } from "./PixPayment";
import { readOwnState } from "./read-own-state";
import { SeekersPanel } from "./SeekersPanel";
import { SentInvitation } from "./SentInvitation";

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
          ...readPayment_payment
          ...PixPayment_payment
        }
        ...readOwnState_enrolment
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
        ...useTerms_tournament
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
