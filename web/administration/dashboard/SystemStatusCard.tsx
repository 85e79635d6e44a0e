import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { Activity } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { SystemStatusCard_lines$key } from "../../__generated__/SystemStatusCard_lines.graphql";
import type { SystemStatusCardRetryMutation } from "../../__generated__/SystemStatusCardRetryMutation.graphql";
import { counted } from "../../../server/platform/plural.rules";
import { useAction } from "../../relay/use-action";
import { Card } from "../../ui/Card";
import { PendingButton } from "../../ui/form/PendingButton";
import { Status } from "../../ui/Status";
import { toast } from "../../ui/toaster";

const toneOf = { USUAL: "usual", WAITING: "waiting", PROBLEM: "problem" } as const;

/** The platform's own state when the page was loaded. Failed background jobs can be retried from here. */
export function SystemStatusCard({ lines: keys }: { lines: SystemStatusCard_lines$key }) {
  const lines = useFragment(
    graphql`
      fragment SystemStatusCard_lines on SystemLine @relay(plural: true) {
        name
        state
        tone
        detail
        canRetry
      }
    `,
    keys,
  );
  const [retry, retrying] = useAction<SystemStatusCardRetryMutation>(
    graphql`
      mutation SystemStatusCardRetryMutation {
        retryFailedJobs {
          retriedCount
          systemStatus {
            ...SystemStatusCard_lines
          }
        }
      }
    `,
    {
      failure: { title: "Erro ao tentar as tarefas de novo", description: "Tente novamente." },
      updater: (store) => {
        const now = store.getRootField("retryFailedJobs").getLinkedRecords("systemStatus");
        store.getRoot().setLinkedRecords(now, "systemStatus");
      },
    },
  );
  const retryAll = async () => {
    const count = (await retry({}))?.retryFailedJobs.retriedCount;
    if (count === undefined) return;
    toast.success({ title: `${counted(count, "tarefa voltou", "tarefas voltaram")} para a fila` });
  };
  return (
    <Card title="Status do Sistema" icon={Activity}>
      <Box as="dl" mt="-2">
        {lines.map(({ name, state, tone, detail, canRetry }) => (
          <Flex
            key={name}
            justify="space-between"
            align="center"
            gap="4"
            py="2.5"
            borderTopWidth="1px"
            borderColor="border.muted"
            _first={{ borderTopWidth: "0" }}
          >
            <Box as="dt" minW="0">
              <Text fontWeight="semibold">{name}</Text>
              <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                {detail}
              </Text>
            </Box>
            <Flex as="dd" flexShrink="0" direction="column" align="flex-end" gap="2">
              <Status tone={toneOf[tone]}>{state}</Status>
              {canRetry ? (
                <PendingButton
                  type="button"
                  size="sm"
                  minH="11"
                  variant="outline"
                  pending={retrying}
                  onClick={() => void retryAll()}
                >
                  Tentar de novo
                </PendingButton>
              ) : null}
            </Flex>
          </Flex>
        ))}
      </Box>
    </Card>
  );
}
