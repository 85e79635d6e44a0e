import { Flex } from "@chakra-ui/react/flex";
import { HStack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Wallet } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/numbers.rules";
import type { OpenChargesNote_athlete$key } from "../../__generated__/OpenChargesNote_athlete.graphql";
import { ButtonLink } from "../../ui/Links";
import { Panel } from "../../ui/Cards";
import { formatMoney } from "../../ui/format";
import { StatusBadge } from "../../ui/Badges";

/** How much the athlete still has to pay, and the way there; nothing while nothing is open. */
export function OpenChargesNote({ athlete }: { athlete: OpenChargesNote_athlete$key }) {
  const { key, openCharges } = useFragment(
    graphql`
      fragment OpenChargesNote_athlete on Athlete {
        key
        openCharges {
          count
          overdueCount
          amountInCents
        }
      }
    `,
    athlete,
  );
  if (!openCharges || openCharges.count === 0) return null;
  const { count, overdueCount, amountInCents } = openCharges;
  return (
    <Panel py={{ base: "3", md: "4" }}>
      <Flex gap="3" justify="space-between" align="center" wrap="wrap">
        <HStack gap="3" rowGap="1" wrap="wrap">
          <Wallet size={20} aria-hidden="true" />
          <Text fontVariantNumeric="tabular-nums">
            <strong>{formatMoney(amountInCents)}</strong> a pagar em {counted(count, "cobrança", "cobranças")}
          </Text>
          {overdueCount > 0 ? <StatusBadge tone="problem">{overdueCount} em atraso</StatusBadge> : null}
        </HStack>
        <ButtonLink to={`/athlete-financial/${key}`} size="sm" variant="outline">
          Ver cobranças
        </ButtonLink>
      </Flex>
    </Panel>
  );
}
