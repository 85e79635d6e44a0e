import { Flex } from "@chakra-ui/react/flex";
import { HStack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CircleCheck, CircleDollarSign } from "lucide-react";
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
          method
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
      payment: payment && { paidAt: payment.paidAt, method: payment.method },
      awaitsConsent: enrolment.awaitsConsent,
      invitation: invitation && {
        inviteeName: invitation.inviteeName,
        expiresAt: invitation.expiresAt,
        byOrganiser: invitation.byOrganiser,
      },
    },
    timeZone,
  );
  const paid = Boolean(payment?.paidAt);
  const owes = payment !== null && payment !== undefined && !paid;
  return (
    <Flex
      gridArea="facts"
      direction={{ base: "row", lg: "column" }}
      wrap="wrap"
      columnGap="2"
      textStyle="xs"
      minW="0"
    >
      <HStack
        gap="1"
        textStyle="sm"
        fontWeight={owes ? "bold" : "semibold"}
        fontVariantNumeric="tabular-nums"
        color={paid ? "fg.success" : owes ? "fg.warning" : "fg.muted"}
      >
        {paid ? <CircleCheck size={15} aria-hidden="true" /> : null}
        {owes ? <CircleDollarSign size={15} aria-hidden="true" /> : null}
        {feeInCents === 0 || typeof feeInCents !== "number" ? "Gratuita" : formatMoney(feeInCents)}
      </HStack>
      {facts.map((fact) => (
        <Text key={fact} color="fg.muted" overflowWrap="anywhere">
          {fact}
        </Text>
      ))}
    </Flex>
  );
}
