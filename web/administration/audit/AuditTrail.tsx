import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { auditActionLabel, hiddenValue } from "../../../server/identity/audit.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import type { AuditTrail_query$key } from "../../__generated__/AuditTrail_query.graphql";
import type { AuditTrailQuery } from "../../__generated__/AuditTrailQuery.graphql";
import { DetailSection } from "../../ui/Facts";
import { LoadMoreButton } from "../../ui/ListRows";
import { TimeAgo } from "../../ui/TimeAgo";

/** The audit log of one record: which admin changed what, when and why. */
export function AuditTrail({ trail }: { trail: AuditTrail_query$key }) {
  const { data, ...more } = usePaginationFragment<AuditTrailQuery, AuditTrail_query$key>(
    graphql`
      fragment AuditTrail_query on Query
      @refetchable(queryName: "AuditTrailQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 5 }
        cursor: { type: "String" }
        subjectId: { type: "ID" }
        subjectKind: { type: "AuditSubjectKind" }
      ) {
        auditTrail(first: $count, after: $cursor, subjectId: $subjectId, subjectKind: $subjectKind)
          @connection(key: "AuditTrail_auditTrail") {
          edges {
            node {
              id
              at
              action
              adminName
              reason
              changes {
                field
                before
                after
              }
            }
          }
        }
      }
    `,
    trail,
  );
  const { edges } = data.auditTrail;

  return (
    <DetailSection title="Histórico da administração">
      {edges.length === 0 ? (
        <Text color="fg.muted" textStyle="sm">
          A administração ainda não fez nada aqui.
        </Text>
      ) : (
        <Stack as="ol" gap="4" listStyleType="none">
          {edges.map(({ node }) => (
            <Box as="li" key={node.id} textStyle="sm">
              <Text fontWeight="semibold">
                {auditActionLabel[node.action as keyof typeof auditActionLabel]}
              </Text>
              <Text color="fg.muted" textStyle="xs">
                {node.adminName ?? "Conta excluída"} · <TimeAgo instant={node.at} timeZone={brasiliaTime} />
              </Text>
              {node.reason ? <Text mt="1">{node.reason}</Text> : null}
              {node.changes.map(({ field, before, after }) => (
                <Text key={field} mt="1" color="fg.muted" overflowWrap="anywhere">
                  {field}: {inWords(before, after)}
                </Text>
              ))}
            </Box>
          ))}
        </Stack>
      )}
      <LoadMoreButton
        more={more}
        pageSize={20}
        failure={{ title: "Erro ao carregar o histórico", description: "Tente novamente." }}
      />
    </DetailSection>
  );
}

/** "de A para B"; a value that was only added or only removed is shown alone. */
function inWords(before: string | null | undefined, after: string | null | undefined): string {
  // The log does not keep personal data, only that it changed.
  if (before === hiddenValue || after === hiddenValue)
    return before && after ? "alterado" : after ? "preenchido" : "retirado";
  if (before && after) return `de ${before} para ${after}`;
  if (after) return after;
  return `${before ?? ""} (retirado)`;
}
