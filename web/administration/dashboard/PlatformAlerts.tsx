import { BellRing } from "lucide-react";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import type { PlatformAlerts_summary$key } from "../../__generated__/PlatformAlerts_summary.graphql";
import { Card } from "../../ui/Card";
import { Notice } from "../../ui/Notice";
import { TextLink } from "../../ui/TextLink";
import { contractsIn } from "../contracts/contract-filter";

/** What waits for an admin. */
export function PlatformAlerts({ summary }: { summary: PlatformAlerts_summary$key }) {
  const { waitingFederationCount, expiringContractCount, expiredContractCount } = useFragment(
    graphql`
      fragment PlatformAlerts_summary on PlatformSummary {
        waitingFederationCount
        expiringContractCount
        expiredContractCount
      }
    `,
    summary,
  );
  const alerts = [
    {
      count: expiredContractCount,
      one: "contrato venceu sem renovação",
      more: "contratos venceram sem renovação",
      to: contractsIn("EXPIRED"),
    },
    {
      count: expiringContractCount,
      one: "contrato vence em até 30 dias",
      more: "contratos vencem em até 30 dias",
      to: contractsIn("EXPIRING"),
    },
    {
      count: waitingFederationCount,
      one: "federação aguarda ativação",
      more: "federações aguardam ativação",
      to: "/admin/federations?status=aguardando",
    },
  ].filter(({ count }) => count > 0);
  return (
    <Card title="Alertas Recentes" icon={BellRing}>
      {alerts.length === 0 ? (
        <Text color="fg.muted">Nenhum alerta crítico no momento</Text>
      ) : (
        <Stack gap="2">
          {alerts.map(({ count, one, more, to }) => (
            <Notice key={to} tone="warning">
              <TextLink to={to}>{counted(count, one, more)}</TextLink>
            </Notice>
          ))}
        </Stack>
      )}
    </Card>
  );
}
