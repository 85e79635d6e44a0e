import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { Activity } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { systemLines } from "../../../server/administration/system-status/system-status.rules";
import type { SystemStatusCard_status$key } from "../../__generated__/SystemStatusCard_status.graphql";
import { Card } from "../../ui/Card";
import { Status } from "../../ui/Status";
import { useNow } from "../../ui/use-now";

/** How the platform itself is doing, as it was measured when the page was opened. */
export function SystemStatusCard({ status: key }: { status: SystemStatusCard_status$key }) {
  const { signInCount, databaseMs, failedJobCount, deliversMail, keepsBackups, ...since } = useFragment(
    graphql`
      fragment SystemStatusCard_status on SystemStatus {
        signInCount
        databaseMs
        oldestJobSince
        failedJobCount
        deliversMail
        oldestMailSince
        keepsBackups
        lastBackupAt
      }
    `,
    key,
  );
  const now = useNow();
  const minutesSince = (instant: string | null | undefined) =>
    instant ? Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / 60_000)) : null;
  const lines = systemLines({
    signInCount,
    databaseMs,
    failedJobCount,
    deliversMail,
    keepsBackups,
    jobMinutes: minutesSince(since.oldestJobSince),
    mailMinutes: minutesSince(since.oldestMailSince),
    backupMinutes: minutesSince(since.lastBackupAt),
  });
  return (
    <Card title="Status do Sistema" icon={Activity}>
      <Box as="dl" mt="-2">
        {lines.map(({ name, state, tone, detail }) => (
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
              <Text textStyle="sm" color="fg.muted">
                {detail}
              </Text>
            </Box>
            <Box as="dd" flexShrink="0">
              <Status tone={tone}>{state}</Status>
            </Box>
          </Flex>
        ))}
      </Box>
    </Card>
  );
}
