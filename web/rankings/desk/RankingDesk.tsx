import { Button } from "@chakra-ui/react/button";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ExternalLink, ListOrdered, Plus, Send } from "lucide-react";
import { useState } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { addMonths } from "../../../server/platform/time/calendar-day.rules";
import { rankingScopeLabel, unaffiliatedInWords } from "../../../server/sport/ranking/ranking-labels.rules";
import query, { type RankingDeskQuery } from "../../__generated__/RankingDeskQuery.graphql";
import type { RankingDesk_ranking$key } from "../../__generated__/RankingDesk_ranking.graphql";
import { useListRefetch } from "../../relay/use-list-refetch";
import { EmptyState, Notice, RowsSkeleton } from "../../ui/PageStates";
import { formatDate, formatMonth } from "../../ui/format";
import { DataList } from "../../ui/list/DataList";
import { RowDetails } from "../../ui/list/RowDetails";
import { useOpenedRow } from "../../ui/list/list-address";
import { MoreMenu } from "../../ui/LazyMenu";
import { PageFrame } from "../../ui/PageFrame";
import { rankingPath } from "../public/ranking-paths";
import { positionColumns } from "../ranking-page/position-columns";
import { categoryInWords } from "../kind-columns";
import { actsOnRanking, readDraftRow, readRanking, type ReadRanking } from "./read-ranking";
import { DeskDialogs, type ActingAtDesk } from "./RankingDialogs";
import { DraftSummary, VersionsCard } from "./RankingVersions";
import { lazyPart } from "../../ui/lazy-code";

const DraftPlaceDetails = lazyPart(async () => (await import("./DraftPlaceDetails")).DraftPlaceDetails);

const pageSize = 40;

interface RankingDeskProps {
  ranking: RankingDesk_ranking$key;
  /** Where its owner's rankings are. */
  path: string;
}

/** A ranking for who runs it: the list as it stands now, what of it is out, and what can be done. */
export function RankingDesk({ ranking: key, path }: RankingDeskProps) {
  const { data, refetch, ...more } = usePaginationFragment<RankingDeskQuery, RankingDesk_ranking$key>(
    graphql`
      fragment RankingDesk_ranking on Ranking
      @refetchable(queryName: "RankingDeskQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 40 }, cursor: { type: "String" }) {
        id
        ...readRanking_ranking
        ...RankingVersions_ranking
        version {
          month
        }
        monthsToPublish
        draft {
          month
          athleteCount
          ...RankingVersions_draft
          rows(first: $count, after: $cursor) @connection(key: "RankingDesk_rows") {
            edges {
              node {
                ...readRanking_row
              }
            }
          }
        }
      }
    `,
    key,
  );
  const ranking = readRanking(data);
  const { id, active } = ranking;
  const { ask, refreshing, failed } = useListRefetch<RankingDeskQuery, { count: number }>(
    query,
    { id },
    refetch,
  );
  const opened = useOpenedRow();
  const [acting, setActing] = useState<ActingAtDesk | null>(null);
  const [round, setRound] = useState(0);
  const { draft, version } = data;
  const months = data.monthsToPublish ?? [];
  const changed = () => {
    setRound(round + 1);
    ask({ count: pageSize });
  };
  if (!draft) return null;

  return (
    <PageFrame
      title={ranking.name}
      cutTitle
      subtitle={<Terms ranking={ranking} />}
      back={{ to: path, label: "Rankings" }}
      actions={
        <>
          {months.length > 0 ? (
            <Button
              px={{ base: "4", md: "6" }}
              onClick={() => setActing({ act: "publish", rankingId: id, months, first: !version })}
            >
              <Send />
              Publicar
            </Button>
          ) : null}
          {active ? (
            <Button
              variant="outline"
              colorPalette="sea"
              px={{ base: "3", md: "5" }}
              onClick={() => setActing({ act: "points", ranking })}
            >
              <Plus />
              Lançar pontos
            </Button>
          ) : null}
          <MoreMenu
            actions={[
              ...(version
                ? [{ label: "Ver a lista publicada", icon: ExternalLink, to: rankingPath(ranking.key) }]
                : []),
              ...actsOnRanking(ranking, setActing),
            ]}
          />
        </>
      }
    >
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 22rem" }}
        gap={{ base: "5", lg: "6" }}
        alignItems="start"
      >
        <Stack gap="4" order={{ base: 2, lg: 1 }} minW="0">
          <Stack gap="2">
            <Heading as="h2" textStyle="lg" fontWeight="bold">
              A lista hoje
            </Heading>
            <Text color="fg.muted" textStyle="sm">
              {version
                ? `Como está até agora, ao lado da lista de ${formatMonth(version.month)}.`
                : "Como está até agora."}
            </Text>
            {draft.athleteCount > 0 ? <DraftSummary draft={draft} first={!version} /> : null}
          </Stack>
          <DataList
            label={`Lista de ${formatMonth(draft.month)} até hoje`}
            rows={draft.rows.edges.map(({ node }) => readDraftRow(node))}
            columns={positionColumns}
            nameOf={({ name }) => name}
            openAt={({ id: athleteKey }) => opened.addressOf(athleteKey)}
            openedId={opened.openedId}
            more={more}
            pageSize={pageSize}
            refreshing={refreshing}
            failed={failed}
            empty={
              <EmptyState
                icon={ListOrdered}
                title="Ninguém pontuou ainda"
                description="Ligue categorias dos torneios a este ranking, ou lance pontos à mão."
              />
            }
          />
        </Stack>
        <Stack gap="4" order={{ base: 1, lg: 2 }} minW="0">
          <Next ranking={ranking} running={draft.month} waiting={version ? months : []} />
          <VersionsCard
            ranking={data}
            onCorrect={(month) => setActing({ act: "correct", ranking, result: null, month })}
          />
        </Stack>
      </Grid>
      <RowDetails
        openedId={opened.openedId}
        onClose={opened.close}
        title="De onde vêm os pontos"
        skeleton={<RowsSkeleton rows={4} />}
      >
        {(athleteKey, attempt) => (
          <DraftPlaceDetails
            rankingId={id}
            athleteKey={athleteKey}
            fetchKey={`${attempt} ${round}`}
            onCorrect={
              active ? (result) => setActing({ act: "correct", ranking, result, month: null }) : null
            }
          />
        )}
      </RowDetails>
      <DeskDialogs acting={acting} onDone={changed} onClose={() => setActing(null)} />
    </PageFrame>
  );
}

function Terms({ ranking }: { ranking: ReadRanking }) {
  const { category, gender, scope, bestResults, window, unaffiliated } = ranking;
  const apart = unaffiliatedInWords[unaffiliated];
  const counts = `contam os ${bestResults} melhores resultados ${window === "CALENDAR_YEAR" ? "do ano" : "das últimas 52 semanas"}`;
  return (
    <Text color="fg.muted" textStyle="sm">
      {categoryInWords(category, gender)} · {rankingScopeLabel[scope]} ·{" "}
      {bestResults === 1
        ? counts.replace("contam os 1 melhores resultados", "conta o melhor resultado")
        : counts}
      {apart === null ? "" : ` · ${apart}`}
    </Text>
  );
}

interface NextProps {
  ranking: ReadRanking;
  /** The month that runs. */
  running: string;
  /** Months after the last list that are over. */
  waiting: readonly string[];
}

/** When the next list comes, and what waits. */
function Next({ ranking: { active, automatic }, running, waiting }: NextProps) {
  if (!active)
    return <Notice tone="warning">Ranking encerrado: não recebe pontos nem publica listas.</Notice>;
  const [last] = waiting;
  if (last !== undefined)
    return (
      <Notice tone="warning">
        {waiting.length === 1
          ? `A lista de ${formatMonth(last)} ainda não saiu.`
          : `${waiting.length} listas ainda não saíram, a última de ${formatMonth(last)}.`}
      </Notice>
    );
  const day = formatDate(addMonths(running, 1));
  return (
    <Notice tone="info">
      {automatic
        ? `A lista de ${formatMonth(running)} sai sozinha em ${day}.`
        : `A lista de ${formatMonth(running)} pode ser publicada a partir de ${day}.`}
    </Notice>
  );
}
