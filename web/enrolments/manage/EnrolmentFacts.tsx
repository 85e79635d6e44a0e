import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import type { EnrolmentFacts_enrolment$key } from "../../__generated__/EnrolmentFacts_enrolment.graphql";
import { Amount } from "../../ui/Amount";
import { usePlaceTime } from "../../ui/PlaceTime";
import { enrolmentFacts } from "./enrolment-facts";

/** What is owed or paid, and until when. */
export function EnrolmentFacts({ enrolment: key }: { enrolment: EnrolmentFacts_enrolment$key }) {
  const enrolment = useFragment(
    graphql`
      fragment EnrolmentFacts_enrolment on Enrolment {
        status
        awaitsConsent
        dueAt
        waitingPosition
        feeInCents
        feeReason
        refundInCents
        creditInCents
        payment {
          paidAt
          method
        }
        invitation {
          inviteeName
          expiresAt
          byOrganiser
          partnerName
        }
      }
    `,
    key,
  );
  const timeZone = usePlaceTime();
  const { feeInCents, feeReason, payment, invitation, status, dueAt, waitingPosition, refundInCents } =
    enrolment;
  const facts = enrolmentFacts(
    {
      status,
      dueAt,
      waitingPosition,
      refundInCents,
      creditInCents: enrolment.creditInCents,
      payment: payment && { paidAt: payment.paidAt, method: payment.method },
      awaitsConsent: enrolment.awaitsConsent,
      invitation: invitation && {
        inviteeName: invitation.inviteeName,
        expiresAt: invitation.expiresAt,
        byOrganiser: invitation.byOrganiser,
        partnerName: invitation.partnerName,
      },
    },
    timeZone,
  );
  const state = payment?.paidAt ? "paid" : payment ? "owed" : "plain";
  return (
    <Stack gap="0.5" textStyle="sm" align="flex-start">
      {feeInCents ? <Amount cents={feeInCents} state={state} /> : <Text color="fg.muted">Gratuita</Text>}
      {feeReason ? (
        <Text color="fg.muted" overflowWrap="anywhere">
          {feeReason}
        </Text>
      ) : null}
      {facts.map((fact) => (
        <Text key={fact} color="fg.muted" overflowWrap="anywhere">
          {fact}
        </Text>
      ))}
    </Stack>
  );
}
