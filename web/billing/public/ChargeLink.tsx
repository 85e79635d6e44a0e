import { HStack } from "@chakra-ui/react/stack";
import { graphql, useFragment } from "react-relay/hooks";
import type { ChargeLink_charge$key } from "../../__generated__/ChargeLink_charge.graphql";
import { formatMoney } from "../../ui/format";
import { openedParameter } from "../../ui/list/use-opened-row";
import { StatusBadge } from "../../ui/StatusBadge";
import { TextLink } from "../../ui/TextLink";
import { ChargeStatus } from "./charge-look";
import { arenaFinancePath } from "./finance-paths";

interface ChargeLinkProps {
  charge: ChargeLink_charge$key;
  /** Names the link among others: "Ver a cobrança de Carla Dias". */
  label: string;
}

/** Whether a rental or day use is paid, and the way to its charge, where a payment or refund is recorded. */
export function ChargeLink({ charge, label }: ChargeLinkProps) {
  const { id, standing, refundDueInCents } = useFragment(
    graphql`
      fragment ChargeLink_charge on Charge {
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
