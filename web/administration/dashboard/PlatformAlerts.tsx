import { BellRing } from "lucide-react";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import type { PlatformAlerts_summary$key } from "../../__generated__/PlatformAlerts_summary.graphql";
import { Card } from "../../ui/Card";
import { Notice } from "../../ui/Notice";
import { TextLink } from "../../ui/TextLink";

/** What waits for an admin. */
export function PlatformAlerts({ summary }: { summary: PlatformAlerts_summary$key }) {
  const { waitingFederationCount: waiting } = useFragment(
    graphql`
      fragment PlatformAlerts_summary on PlatformSummary {
        waitingFederationCount
      }
    `,
    summary,
  );
  return (
    <Card title="Alertas Recentes" icon={BellRing}>
      {waiting === 0 ? (
        <Text color="fg.muted">Nenhum alerta crítico no momento</Text>
      ) : (
        <Notice tone="warning">
          <TextLink to="/admin/federations?status=aguardando">
            {counted(waiting, "federação aguarda ativação", "federações aguardam ativação")}
          </TextLink>
        </Notice>
      )}
    </Card>
  );
}
