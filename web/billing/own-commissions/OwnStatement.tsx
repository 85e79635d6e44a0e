import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { FileX } from "lucide-react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { OwnStatementQuery } from "../../__generated__/OwnStatementQuery.graphql";
import { EmptyState } from "../../ui/PageStates";
import { formatMonth } from "../../ui/format";
import { Statement } from "../Statement";

interface OwnStatementProps {
  id: string;
  /** Relay fetch key: a new value refetches the statement. */
  fetchKey: string;
}

/** One of the teacher's own statements. */
export function OwnStatement({ id, fetchKey }: OwnStatementProps) {
  const { node } = useLazyLoadQuery<OwnStatementQuery>(
    graphql`
      query OwnStatementQuery($id: ID!) {
        node(id: $id) {
          ... on CommissionStatement {
            month
            arenaName
            ...Statement_statement @alias(as: "statement")
          }
        }
      }
    `,
    { id },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  if (!node?.statement || !node.month) return <EmptyState icon={FileX} title="Extrato não encontrado" />;
  return (
    <Stack gap="4" pb="4">
      <Text color="fg.muted">{`${formatMonth(node.month)} · ${node.arenaName ?? ""}`}</Text>
      <Statement statement={node.statement} />
    </Stack>
  );
}
