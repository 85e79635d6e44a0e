import { Stack } from "@chakra-ui/react/stack";
import { ListOrdered } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { graphql, useLazyLoadQuery, usePaginationFragment } from "react-relay/hooks";
import type { PublishPreviewQuery } from "../../__generated__/PublishPreviewQuery.graphql";
import type { PublishPreviewRowsQuery } from "../../__generated__/PublishPreviewRowsQuery.graphql";
import type { PublishPreview_ranking$key } from "../../__generated__/PublishPreview_ranking.graphql";
import { EmptyState } from "../../ui/EmptyState";
import { formatMonth } from "../../ui/format";
import { DataList } from "../../ui/list/DataList";
import { Notice } from "../../ui/Notice";
import { positionColumns } from "../ranking-page/position-columns";
import { DraftSummary } from "./DraftSummary";
import { readDraftRow } from "./read-draft-row";

/** A list as it was looked at. */
export interface SeenList {
  readonly month: string;
  readonly attempt: number;
  readonly key: string;
  /** Whether it can be published as it is. */
  readonly possible: boolean;
}

interface PublishPreviewProps {
  rankingId: string;
  month: string;
  attempt: number;
  first: boolean;
  onSeen: (seen: SeenList) => void;
}

const pageSize = 40;

/** A month's list as it would be published now. */
export function PublishPreview({ rankingId, month, attempt, first, onSeen }: PublishPreviewProps) {
  const { node } = useLazyLoadQuery<PublishPreviewQuery>(
    graphql`
      query PublishPreviewQuery($rankingId: ID!, $month: Date!) {
        node(id: $rankingId) {
          ...PublishPreview_ranking @arguments(month: $month) @alias(as: "ranking")
        }
      }
    `,
    { rankingId, month },
    { fetchKey: attempt, fetchPolicy: "network-only" },
  );
  if (!node?.ranking) return <Notice tone="error">Este ranking não pode mais ser publicado.</Notice>;
  return <Preview ranking={node.ranking} first={first} onSeen={(seen) => onSeen({ ...seen, attempt })} />;
}

interface PreviewProps {
  ranking: PublishPreview_ranking$key;
  first: boolean;
  onSeen: (seen: Omit<SeenList, "attempt">) => void;
}

function Preview({ ranking, first, onSeen }: PreviewProps) {
  const { data, ...more } = usePaginationFragment<PublishPreviewRowsQuery, PublishPreview_ranking$key>(
    graphql`
      fragment PublishPreview_ranking on Ranking
      @refetchable(queryName: "PublishPreviewRowsQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 40 }
        cursor: { type: "String" }
        month: { type: "Date!" }
      ) {
        draft(month: $month) {
          month
          key
          canPublish
          athleteCount
          ...DraftSummary_draft
          rows(first: $count, after: $cursor) @connection(key: "PublishPreview_rows") {
            edges {
              node {
                ...readDraftRow_row
              }
            }
          }
        }
      }
    `,
    ranking,
  );
  const { draft } = data;
  const tell = useEffectEvent(() => {
    if (!draft) return;
    const { month, key, canPublish, athleteCount } = draft;
    onSeen({ month, key, possible: canPublish && athleteCount > 0 });
  });
  useEffect(() => tell(), [draft?.month, draft?.key]);
  if (!draft) return null;
  return (
    <Stack gap="4">
      {draft.athleteCount > 0 ? <DraftSummary draft={draft} first={first} /> : null}
      <DataList
        label={`Prévia da lista de ${formatMonth(draft.month)}`}
        rows={draft.rows.edges.map(({ node }) => readDraftRow(node))}
        columns={positionColumns}
        nameOf={({ name }) => name}
        more={more}
        pageSize={pageSize}
        empty={
          <EmptyState
            icon={ListOrdered}
            title="Ninguém pontuou até o fim deste mês"
            description="Sem pontos, não há lista a publicar."
          />
        }
      />
    </Stack>
  );
}
