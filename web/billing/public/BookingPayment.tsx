import { Flex } from "@chakra-ui/react/flex";
import { HStack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { chargeStandingLabel } from "../../../server/billing/charge-words.rules";
import type { BookingPayment_charge$key } from "../../__generated__/BookingPayment_charge.graphql";
import type { BookingPayment_chargeLinkCharge$key } from "../../__generated__/BookingPayment_chargeLinkCharge.graphql";
import { StatusBadge } from "../../ui/Badges";
import { formatDate, formatMoney } from "../../ui/format";
import { TextLink } from "../../ui/Links";
import { openedParameter } from "../../ui/list/list-address";
import { CopyButton } from "../../ui/ShareLinks";
import { ChargeStatus } from "./charge-look";
import { arenaFinancePath } from "./finance-paths";

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

interface ChargeLinkProps {
  charge: BookingPayment_chargeLinkCharge$key;
  /** Names the link among others: "Ver a cobrança de Carla Dias". */
  label: string;
}

/** Whether a rental or day use is paid, and the way to its charge, where a payment or refund is recorded. */
export function ChargeLink({ charge, label }: ChargeLinkProps) {
  const { id, standing, refundDueInCents } = useFragment(
    graphql`
      fragment BookingPayment_chargeLinkCharge on Charge {
        id
        standing
        refundDueInCents
      }
    `,
    charge,
  );
  const opened = new URLSearchParams({ [openedParameter]: id });
  return (
    <HStack as="span" gap="2" wrap="wrap">
      <ChargeStatus standing={standing} />
      {refundDueInCents > 0 ? (
        <StatusBadge tone="problem">{formatMoney(refundDueInCents)} a reembolsar</StatusBadge>
      ) : null}
      <TextLink to={`${arenaFinancePath}?${opened}`} aria-label={label} textStyle="sm">
        Ver cobrança
      </TextLink>
    </HStack>
  );
}
