import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import type { EnrolmentFacts_enrolment$key } from "../../__generated__/EnrolmentFacts_enrolment.graphql";
import { formatMoney } from "../../ui/format";
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
        refundInCents
        payment {
          paidAt
        }
        invitation {
          inviteeName
          expiresAt
          byOrganiser
        }
      }
    `,
    key,
  );
  const timeZone = usePlaceTime();
  const { feeInCents, payment, invitation, status, dueAt, waitingPosition, refundInCents } = enrolment;
  const facts = enrolmentFacts(
    {
      status,
      dueAt,
      waitingPosition,
      refundInCents,
      payment: payment && { paidAt: payment.paidAt },
      awaitsConsent: enrolment.awaitsConsent,
      invitation: invitation && {
        inviteeName: invitation.inviteeName,
        expiresAt: invitation.expiresAt,
        byOrganiser: invitation.byOrganiser,
      },
    },
    timeZone,
  );
  return (
    <Flex
      gridArea="facts"
      direction={{ base: "row", lg: "column" }}
      wrap="wrap"
      columnGap="2.5"
      textStyle="sm"
      minW="0"
    >
      <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {feeInCents === 0 || typeof feeInCents !== "number" ? "Gratuita" : formatMoney(feeInCents)}
      </Text>
      {facts.map((fact) => (
        <Text key={fact} color="fg.muted" overflowWrap="anywhere">
          {fact}
        </Text>
      ))}
    </Flex>
  );
}
