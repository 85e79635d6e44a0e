import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { chargeStandingLabel } from "../../../server/billing/charge-standing.rules";
import type { BookingPayment_charge$key } from "../../__generated__/BookingPayment_charge.graphql";
import { CopyButton } from "../../ui/CopyButton";
import { formatDate, formatMoney } from "../../ui/format";

/** What the athlete owes for a rental or day use, until when, and its Pix code; nothing once the arena has cancelled the charge. */
export function BookingPayment({ charge }: { charge: BookingPayment_charge$key }) {
  const { standing, openInCents, dueOn, pixCode } = useFragment(
    graphql`
      fragment BookingPayment_charge on Charge {
        standing
        openInCents
        dueOn
        pixCode
      }
    `,
    charge,
  );
  if (standing === "CANCELLED") return null;
  if (openInCents === 0) return <Text textStyle="sm">{chargeStandingLabel[standing]}</Text>;
  const due = dueOn ? ` até ${formatDate(dueOn)}` : "";
  return (
    <Flex gap="2" align="center" wrap="wrap" mt="1">
      <Text textStyle="sm">
        {formatMoney(openInCents)} a pagar{due}
        {pixCode ? "" : ", na arena"}
      </Text>
      {pixCode ? <CopyButton text={pixCode} label="Copiar código Pix" variant="outline" size="sm" /> : null}
    </Flex>
  );
}
