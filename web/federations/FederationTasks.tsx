import { Stack } from "@chakra-ui/react/stack";
import { BellRing } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../server/platform/plural.rules";
import type { FederationTasks_federation$key } from "../__generated__/FederationTasks_federation.graphql";
import { championships } from "../tournaments/public/tournament-path";
import { Card } from "../ui/Card";
import { TaskRow } from "../ui/TaskRow";

/** What waits for the federation's people, each line leading to its page; nothing where nothing does. */
export function FederationTasks({ federation }: { federation: FederationTasks_federation$key }) {
  const { tasks } = useFragment(
    graphql`
      fragment FederationTasks_federation on Federation {
        tasks {
          affiliationRequestCount
          expiringCertificationCount
          unscheduledChampionshipCount
        }
      }
    `,
    federation,
  );
  const { affiliationRequestCount: requests, expiringCertificationCount: expiring } = tasks;
  const unscheduled = tasks.unscheduledChampionshipCount;
  if (requests + expiring + unscheduled === 0) return null;
  return (
    <Card title="Precisa de você" icon={BellRing}>
      <Stack as="ul" gap="0" listStyleType="none" mx="-2">
        {unscheduled > 0 ? (
          <TaskRow
            what={counted(unscheduled, "campeonato sem programação", "campeonatos sem programação")}
            of="Com início em até 14 dias"
            to={championships.list}
          />
        ) : null}
        {requests > 0 ? (
          <TaskRow
            what={counted(
              requests,
              "pedido de filiação espera resposta",
              "pedidos de filiação esperam resposta",
            )}
            of="Arenas que querem se filiar"
            to="/federation/arenas"
          />
        ) : null}
        {expiring > 0 ? (
          <TaskRow
            what={counted(expiring, "certificação expira em breve", "certificações expiram em breve")}
            of="De professores das arenas filiadas"
            to="/federation/certifications?situacao=expira-em-breve"
          />
        ) : null}
      </Stack>
    </Card>
  );
}
