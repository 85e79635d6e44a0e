import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { Activity } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { SystemStatusCard_lines$key } from "../../__generated__/SystemStatusCard_lines.graphql";
import { Card } from "../../ui/Card";
import { Status } from "../../ui/Status";

const toneOf = { USUAL: "usual", WAITING: "waiting", PROBLEM: "problem" } as const;

/** How the platform itself is doing, as it was measured when the page was opened. */
export function SystemStatusCard({ lines: keys }: { lines: SystemStatusCard_lines$key }) {
  const lines = useFragment(
    graphql`
      fragment SystemStatusCard_lines on SystemLine @relay(plural: true) {
        name
        state
        tone
        detail
      }
    `,
    keys,
  );
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
              <Status tone={toneOf[tone]}>{state}</Status>
            </Box>
          </Flex>
        ))}
      </Box>
    </Card>
  );
}
