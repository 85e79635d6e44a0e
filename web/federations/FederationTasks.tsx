import { Stack } from "@chakra-ui/react/stack";
import { BellRing } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../server/platform/plural.rules";
import type { FederationTasks_federation$key } from "../__generated__/FederationTasks_federation.graphql";
import { championships } from "../tournaments/public/tournament-path";
import { Card } from "../ui/Card";
import { formatDay } from "../ui/format";
import { TaskRow } from "../ui/TaskRow";

/** What waits for the federation's people, each line leading to its page; nothing where nothing does. */
export function FederationTasks({ federation }: { federation: FederationTasks_federation$key }) {
  const { tasks } = useFragment(
    graphql`
      fragment FederationTasks_federation on Federation {
        tasks {
          affiliationRequestCount
          expiringCertificationCount
          unscheduledChampionships {
            key
            name
            startDate
          }
        }
      }
    `,
    federation,
  );
  const { affiliationRequestCount: requests, expiringCertificationCount: expiring } = tasks;
  const unscheduled = tasks.unscheduledChampionships;
  if (requests + expiring + unscheduled.length === 0) return null;
  return (
    <Card title="Precisa de você" icon={BellRing}>
      <Stack as="ul" gap="0" listStyleType="none" mx="-2">
        {unscheduled.map(({ key, name, startDate }) => (
          <TaskRow
            key={key}
            what={`${name} ainda não tem programação`}
            of={`Começa em ${formatDay(startDate)}`}
            to={championships.schedule(key)}
          />
        ))}
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
