import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { ListOrdered } from "lucide-react";
import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { graphql, useLazyLoadQuery, usePaginationFragment } from "react-relay/hooks";
import { addMonths } from "../../../server/platform/time/calendar-day.rules";
import type { PublishDialog_ranking$key } from "../../__generated__/PublishDialog_ranking.graphql";
import type { PublishDialogQuery } from "../../__generated__/PublishDialogQuery.graphql";
import type { PublishDialogRowsQuery } from "../../__generated__/PublishDialogRowsQuery.graphql";
import { Catch, EmptyState, Notice, RowsSkeleton } from "../../ui/PageStates";
import { DialogFrame } from "../../ui/lazy-code";
import { PendingButton } from "../../ui/form/PendingButton";
import { hasCode } from "../../ui/form/refusal";
import { SelectField } from "../../ui/form/Fields";
import { formatMonth } from "../../ui/format";
import { DataList } from "../../ui/list/DataList";
import { ListFailure } from "../../ui/list/ListStates";
import { toast } from "../../ui/toaster";
import { positionColumns } from "../ranking-page/position-columns";
import { DraftSummary } from "./RankingVersions";
import { readDraftRow } from "./read-ranking";
import { usePublishRankingMutation } from "./use-ranking-mutations";

/** A list as it was looked at. */
interface SeenList {
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
function PublishPreview({ rankingId, month, attempt, first, onSeen }: PublishPreviewProps) {
  const { node } = useLazyLoadQuery<PublishDialogQuery>(
    graphql`
      query PublishDialogQuery($rankingId: ID!, $month: Date!) {
        node(id: $rankingId) {
          ...PublishDialog_ranking @arguments(month: $month) @alias(as: "ranking")
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
  ranking: PublishDialog_ranking$key;
  first: boolean;
  onSeen: (seen: Omit<SeenList, "attempt">) => void;
}

function Preview({ ranking, first, onSeen }: PreviewProps) {
  const { data, ...more } = usePaginationFragment<PublishDialogRowsQuery, PublishDialog_ranking$key>(
    graphql`
      fragment PublishDialog_ranking on Ranking
      @refetchable(queryName: "PublishDialogRowsQuery")
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
          ...RankingVersions_draft
          rows(first: $count, after: $cursor) @connection(key: "PublishPreview_rows") {
            edges {
              node {
                ...readRanking_row
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

interface PublishDialogProps {
  rankingId: string;
  /** Of which a list can be published, the latest first; at least one. */
  months: readonly string[];
  /** Whether the ranking has a list that is out. */
  first: boolean;
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** 'Publicar': what is published is what was looked at, which its key makes sure of. */
export function PublishDialog({ rankingId, months, first, open, onDone, onClose }: PublishDialogProps) {
  // After the last list the next one; before any, the month that has just ended.
  const [month, setMonth] = useState((first ? months[0] : months.at(-1)) ?? "");
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  const [seen, setSeen] = useState<SeenList | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [publish, pending] = usePublishRankingMutation();
  const shown = seen?.month === month && seen.attempt === attempt ? seen : null;
  const skipped = first ? 0 : months.filter((one) => one < month).length;

  const reloadPreview = () => {
    setRefusal(null);
    setAttempt(attempt + 1);
  };
  const send = async () => {
    if (!shown) return;
    setRefusal(null);
    const answer = (await publish({ input: { rankingId, month, key: shown.key } }))?.publishRanking;
    if (!answer) return;
    if (answer.refusal) {
      setRefusal(answer.refusal.message);
      // What is read next is the list as it is now.
      if (hasCode(answer.refusal, "LIST_CHANGED")) setAttempt(attempt + 1);
      return;
    }
    toast.success({ title: "Lista publicada", description: formatMonth(month) });
    onDone();
  };

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      busy={pending}
      sheet
      size="lg"
      title="Publicar lista"
      description="Confira antes: a lista publicada não muda mais. O que vier depois entra na próxima, ou como correção."
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
            Cancelar
          </Button>
          {shown?.possible ? (
            <PendingButton onClick={() => void send()} pending={pending}>
              {pending ? "Publicando…" : `Publicar ${formatMonth(month)}`}
            </PendingButton>
          ) : null}
        </>
      }
    >
      <Stack gap="5">
        {months.length > 1 ? (
          <SelectField
            label="Lista de"
            options={months.map((one) => ({ value: one, label: formatMonth(one) }))}
            value={month}
            hint={
              skipped > 0
                ? `Fica sem lista o que vem antes, a partir de ${formatMonth(addMonths(month, -skipped))}.`
                : undefined
            }
            onChange={({ target }) => {
              setRefusal(null);
              setMonth(target.value);
            }}
          />
        ) : null}
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
        {failed === attempt ? (
          <ListFailure title="Não foi possível carregar a prévia" retrying={false} retry={reloadPreview} />
        ) : (
          <Catch key={`${month} ${attempt}`} onError={() => setFailed(attempt)}>
            <Suspense fallback={<RowsSkeleton rows={6} />}>
              <PublishPreview
                rankingId={rankingId}
                month={month}
                attempt={attempt}
                first={first}
                onSeen={setSeen}
              />
            </Suspense>
          </Catch>
        )}
      </Stack>
    </DialogFrame>
  );
}
