import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Clock, Swords, Users, Wallet } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { percentOf } from "../../../../server/pages/report-figures.rules";
import { csvText } from "../../../../server/platform/csv.rules";
import { counted } from "../../../../server/platform/numbers.rules";
import type {
  ChampionshipReport_tournament$data,
  ChampionshipReport_tournament$key,
} from "../../../__generated__/ChampionshipReport_tournament.graphql";
import { Card, StatCard, StatGrid } from "../../../ui/Cards";
import { formatCount, formatDate, formatMoney } from "../../../ui/format";
import { DataList } from "../../../ui/list/DataList";
import type { ListColumn } from "../../../ui/list/list-column";
import { Notice } from "../../../ui/PageStates";
import { PageFrame } from "../../../ui/PageFrame";
import { PositionBadge } from "../../../ui/Badges";
import { ReportActions, ReportPaper } from "../../../ui/report/ReportFrame";
import { csvMediaType, saveFile } from "../../../ui/save-file";
import { championships } from "../../public/tournament-path";

type Report = NonNullable<ChampionshipReport_tournament$data["finalReport"]>;
type CategoryReport = Report["categories"][number];
type Numbers = Pick<Report, "timedMatchCount" | "punctualMatchCount">;
type Row = CategoryReport & { id: string; name: string };

const percentInWords = (part: number, whole: number): string => {
  const percent = percentOf(part, whole);
  return percent === null ? "–" : `${percent}%`;
};
const punctuality = ({ punctualMatchCount, timedMatchCount }: Numbers): string =>
  percentInWords(punctualMatchCount, timedMatchCount);

const columns: ListColumn<Row>[] = [
  { key: "categoria", label: "Categoria", phone: "name", cell: ({ name }) => name },
  {
    key: "inscricoes",
    label: "Inscrições",
    phone: "facts",
    numeric: true,
    cell: ({ entryCount }) => counted(entryCount, "inscrição", "inscrições"),
  },
  {
    key: "jogos",
    label: "Jogos",
    phone: "facts",
    numeric: true,
    cell: ({ playedMatchCount }) => counted(playedMatchCount, "jogo", "jogos"),
  },
  {
    key: "wo",
    label: "W.O.",
    phone: "none",
    numeric: true,
    cell: ({ walkoverCount }) => formatCount(walkoverCount),
  },
  { key: "pontualidade", label: "No horário", phone: "none", numeric: true, cell: punctuality },
  {
    key: "arrecadado",
    label: "Arrecadado",
    phone: "value",
    numeric: true,
    cell: ({ receivedInCents }) => formatMoney(receivedInCents),
  },
  {
    key: "aberto",
    label: "Em aberto",
    phone: "none",
    numeric: true,
    wideOnly: true,
    cell: ({ openInCents }) => formatMoney(openInCents),
  },
];

/** A championship after its end: entries, matches and money by category, who stood on the podium, and how punctual it was. */
export function ChampionshipReport({ tournament: key }: { tournament: ChampionshipReport_tournament$key }) {
  const tournament = useFragment(
    graphql`
      fragment ChampionshipReport_tournament on Tournament {
        key
        name
        startDate
        endDate
        venue
        status
        organiserName
        finalReport {
          entryCount
          athleteCount
          matchCount
          playedMatchCount
          walkoverCount
          timedMatchCount
          punctualMatchCount
          receivedInCents
          openInCents
          categories {
            entryCount
            athleteCount
            playedMatchCount
            walkoverCount
            timedMatchCount
            punctualMatchCount
            receivedInCents
            openInCents
            category {
              id
              name
              settledAt
              standings {
                position
                athlete {
                  displayName
                }
              }
              finalPositions {
                position
                pair {
                  athletes {
                    displayName
                  }
                }
              }
            }
          }
        }
      }
    `,
    key,
  );
  const { finalReport: report, name, startDate, endDate, venue } = tournament;
  const ended = tournament.status === "FINISHED";
  const frame = {
    title: ended ? "Relatório final" : "Relatório",
    back: { to: championships.tournament(tournament.key), label: name },
  };
  if (!report) return <PageFrame {...frame}>{null}</PageFrame>;
  const days = endDate ? `${formatDate(startDate)} a ${formatDate(endDate)}` : formatDate(startDate);
  return (
    <PageFrame
      {...frame}
      subtitle={
        <Text color="fg.muted" textStyle="sm">
          {[tournament.organiserName, name, days, venue].filter(Boolean).join(" · ")}
        </Text>
      }
      actions={
        <ReportActions
          onCsv={async () => {
            saveFile(`relatorio-final-${startDate}.csv`, sheetOf(report), csvMediaType);
            await Promise.resolve();
          }}
        />
      }
    >
      <ReportPaper>
        {ended ? null : (
          <Notice tone="info">O campeonato ainda não terminou: estes são os números até agora.</Notice>
        )}
        <Totals report={report} />
        <DataList
          label="Por categoria"
          rows={report.categories.map((row) => ({ ...row, id: row.category.id, name: row.category.name }))}
          columns={columns}
          nameOf={({ name: category }) => category}
          empty={null}
        />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="start">
          {report.categories.map(({ category }) => (
            <PodiumCard key={category.id} category={category} />
          ))}
        </SimpleGrid>
        <Text color="fg.muted" textStyle="sm">
          Contam as inscrições confirmadas. No horário: jogos que começaram até 10 minutos depois do previsto,
          dos que têm o início registrado. Arrecadado: o que foi pago, menos o que foi devolvido.
        </Text>
      </ReportPaper>
    </PageFrame>
  );
}

function Totals({ report }: { report: Report }) {
  const { entryCount, athleteCount, matchCount, playedMatchCount, walkoverCount } = report;
  return (
    <StatGrid>
      <StatCard
        label="Inscrições"
        icon={Users}
        value={formatCount(entryCount)}
        hint={counted(athleteCount, "atleta", "atletas")}
      />
      <StatCard
        label="Jogos"
        icon={Swords}
        value={formatCount(playedMatchCount)}
        hint={
          playedMatchCount < matchCount
            ? `de ${formatCount(matchCount)}`
            : counted(walkoverCount, "por W.O.", "por W.O.")
        }
      />
      <StatCard
        label="No horário"
        icon={Clock}
        value={punctuality(report)}
        hint={
          report.timedMatchCount === 0
            ? "nenhum início registrado"
            : `${formatCount(report.punctualMatchCount)} de ${formatCount(report.timedMatchCount)} jogos`
        }
      />
      <StatCard
        label="Arrecadado"
        icon={Wallet}
        value={formatMoney(report.receivedInCents)}
        hint={`${formatMoney(report.openInCents)} em aberto`}
      />
    </StatGrid>
  );
}

/** Its first three, by name: of pairs, or of athletes who played for themselves. */
function podiumOf({ settledAt, standings, finalPositions }: CategoryReport["category"]) {
  if (!settledAt) return [];
  const all =
    finalPositions.length > 0
      ? finalPositions.map(({ position, pair }) => ({
          position,
          name: pair.athletes.map(({ displayName }) => displayName).join(" e "),
        }))
      : standings.map(({ position, athlete }) => ({ position, name: athlete.displayName }));
  return all.filter(({ position }) => position <= 3);
}

function PodiumCard({ category }: { category: CategoryReport["category"] }) {
  const podium = podiumOf(category);
  return (
    <Card title={`Pódio · ${category.name}`} minW="0">
      {podium.length === 0 ? (
        <Text color="fg.muted">
          {category.settledAt ? "Categoria encerrada sem pódio" : "Ainda sem pódio"}
        </Text>
      ) : (
        <Stack as="ol" gap="2" listStyleType="none">
          {podium.map(({ position, name }, index) => (
            <HStack as="li" key={`${position} ${index}`} gap="3">
              <PositionBadge position={position} />
              <Text overflowWrap="anywhere" minW="0">
                {name}
              </Text>
            </HStack>
          ))}
        </Stack>
      )}
    </Card>
  );
}

/** A row for each category, the whole last, for Brazilian Excel. */
function sheetOf(report: Report): string {
  const numbers = (row: Omit<CategoryReport, "category">) => [
    row.entryCount,
    row.athleteCount,
    row.playedMatchCount,
    row.walkoverCount,
    row.punctualMatchCount,
    row.timedMatchCount,
    { cents: row.receivedInCents },
    { cents: row.openInCents },
  ];
  return csvText(
    [
      [
        "Categoria",
        "Inscrições",
        "Atletas",
        "Jogos",
        "W.O.",
        "Jogos no horário",
        "Jogos com início registrado",
        "Arrecadado",
        "Em aberto",
        "Pódio",
      ],
      ...report.categories.map((row) => [
        row.category.name,
        ...numbers(row),
        podiumOf(row.category)
          .map(({ position, name }) => `${position}º ${name}`)
          .join("; "),
      ]),
      ["Total", ...numbers(report), ""],
    ],
    ";",
  );
}
