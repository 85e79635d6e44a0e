import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { chargeKindLabel } from "../../../server/billing/charges/charge-kind.rules";
import type { OwnChargeItem_charge$key } from "../../__generated__/OwnChargeItem_charge.graphql";
import { Amount } from "../../ui/Amount";
import { CopyButton } from "../../ui/CopyButton";
import { formatDate } from "../../ui/format";
import { ListRow, ListRowName } from "../../ui/ListRow";
import { openedParameter } from "../../ui/list/use-opened-row";
import { TextLink } from "../../ui/TextLink";
import { chargeAmountState, ChargeStatus } from "../public/charge-look";

interface OwnChargeItemProps {
  charge: OwnChargeItem_charge$key;
  athleteKey: string;
}

/** One of the athlete's own charges, with its Pix code while it is open and a link to its details. */
export function OwnChargeItem({ charge: key, athleteKey }: OwnChargeItemProps) {
  const { id, description, kind, standing, amountInCents, serviceDate, paidOn, dueOn, pixCode } = useFragment(
    graphql`
      fragment OwnChargeItem_charge on Charge {
        id
        description
        kind
        standing
        amountInCents
        serviceDate
        paidOn
        dueOn
        pixCode
      }
    `,
    key,
  );
  const owed = standing === "PENDING" || standing === "OVERDUE";
  const facts = [
    chargeKindLabel[kind],
    formatDate(serviceDate),
    owed && dueOn ? `vence em ${formatDate(dueOn)}` : null,
  ].filter(Boolean);
  const opened = new URLSearchParams({ [openedParameter]: id });
  return (
    <ListRow
      basis="14rem"
      end={
        <Stack gap="1" align="flex-end">
          <Amount cents={amountInCents} state={chargeAmountState[standing]} />
          <ChargeStatus standing={standing} paidOn={paidOn ?? null} />
        </Stack>
      }
    >
      <ListRowName>
        <TextLink to={`/athlete-financial/${athleteKey}?${opened}`} color="fg" fontWeight="bold">
          {description}
        </TextLink>
      </ListRowName>
      <Text color="fg.muted" textStyle="sm">
        {facts.join(" · ")}
      </Text>
      {pixCode ? (
        <Flex>
          <CopyButton text={pixCode} label="Copiar código Pix" variant="outline" size="sm" />
        </Flex>
      ) : null}
    </ListRow>
  );
}
