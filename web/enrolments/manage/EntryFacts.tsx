import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import type { EntryFacts_enrolment$key } from "../../__generated__/EntryFacts_enrolment.graphql";
import { formatMoney } from "../../ui/format";
import { usePlaceTime } from "../../ui/PlaceTime";
import { entryFacts } from "./entry-facts";

/** What is owed or paid, and until when. */
export function EntryFacts({ enrolment: key }: { enrolment: EntryFacts_enrolment$key }) {
  const enrolment = useFragment(
    graphql`
      fragment EntryFacts_enrolment on Enrolment {
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
  const facts = entryFacts(
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
