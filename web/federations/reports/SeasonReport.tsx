import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { BarChart3, Repeat, Trophy, Users, Wallet } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { percentOf } from "../../../server/pages/report-figures.rules";
import { csvText } from "../../../server/platform/csv.rules";
import { counted } from "../../../server/platform/numbers.rules";
import { yearOf } from "../../../server/platform/time/calendar-day.rules";
import { monthName } from "../../../server/platform/time/time-in-words.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import {
  tournamentGenderLabel,
  tournamentStatusLabel,
} from "../../../server/tournaments/tournament-and-enrolment-status.rules";
import type {
  SeasonReport_federation$data,
  SeasonReport_federation$key,
} from "../../__generated__/SeasonReport_federation.graphql";
import { championships as paths, newChampionshipPath } from "../../tournaments/public/tournament-path";
import { ButtonLink } from "../../ui/Links";
import { Card, Panel, StatCard, StatGrid } from "../../ui/Cards";
import { Bars } from "../../ui/charts/Charts";
import { Meter } from "../../ui/charts/SmallCharts";
import { EmptyState } from "../../ui/PageStates";
import { formatCount, formatDate, formatMoney, today } from "../../ui/format";
import { DataList } from "../../ui/list/DataList";
import type { ListColumn } from "../../ui/list/list-column";
import { PageFrame } from "../../ui/PageFrame";
import { ReportActions, ReportPaper, YearSwitch } from "../../ui/report/ReportFrame";
import { csvMediaType, saveFile } from "../../ui/save-file";

const seasonReportPath = (year: number): string => `/federation/reports/${year}`;

type Report = NonNullable<SeasonReport_federation$data["seasonReport"]>;
type Championship = Report["championships"][number];
type Row = Championship & { id: string };

const percentInWords = (part: number, whole: number): string => {
  const percent = percentOf(part, whole);
  return percent === null ? "–" : `${percent}%`;
};
const punctuality = ({ punctualMatchCount, timedMatchCount }: Championship): string =>
  percentInWords(punctualMatchCount, timedMatchCount);

const columns: ListColumn<Row>[] = [
  { key: "nome", label: "Campeonato", phone: "name", cell: ({ name }) => name },
  { key: "inicio", label: "Início", phone: "facts", cell: ({ startDate }) => formatDate(startDate) },
  {
    key: "status",
    label: "Status",
    phone: "none",
    wideOnly: true,
    cell: ({ status }) => tournamentStatusLabel[status],
  },
  {
    key: "inscricoes",
    label: "Inscrições",
    phone: "facts",
    numeric: true,
    cell: ({ entryCount }) => formatCount(entryCount),
  },
  {
    key: "jogos",
    label: "Jogos",
    phone: "none",
    numeric: true,
    cell: ({ playedMatchCount }) => formatCount(playedMatchCount),
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

interface SeasonReportProps {
  federation: SeasonReport_federation$key;
  year: number;
  frame: { title: string };
}

/** A year of a federation: how many played, who they were, who came back, and what was earned. */
export function SeasonReport({ federation, year, frame }: SeasonReportProps) {
  const { acronym, seasonReport: report } = useFragment(
    graphql`
      fragment SeasonReport_federation on Federation @argumentDefinitions(year: { type: "Int!" }) {
        acronym
        seasonReport(year: $year) {
          championships {
            key
            name
            startDate
            status
            entryCount
            athleteCount
            playedMatchCount
            timedMatchCount
            punctualMatchCount
            receivedInCents
            openInCents
          }
          athleteCount
          previousAthleteCount
          returningAthleteCount
          monthlyEntries
          levels {
            name
            count
          }
          genders {
            gender
            count
          }
          ages {
            name
            count
          }
          arenas {
            name
            count
          }
        }
      }
    `,
    federation,
  );
  const thisYear = yearOf(today(brasiliaTime));
  const years = <YearSwitch year={year} to={seasonReportPath} name="Relatório de" last={thisYear + 1} />;
  if (!report || report.championships.length === 0)
    return (
      <PageFrame {...frame}>
        <Stack gap="4">
          {years}
          <Panel>
            <EmptyState icon={BarChart3} title={`Nenhum campeonato publicado em ${year}`}>
              {year >= thisYear ? (
                <ButtonLink to={newChampionshipPath} variant="outline">
                  Novo Campeonato
                </ButtonLink>
              ) : null}
            </EmptyState>
          </Panel>
        </Stack>
      </PageFrame>
    );
  const save = async () => {
    saveFile(`temporada-${acronym.toLowerCase()}-${year}.csv`, sheetOf(report.championships), csvMediaType);
    await Promise.resolve();
  };
  return (
    <PageFrame
      {...frame}
      subtitle={
        <Text color="fg.muted" textStyle="sm">
          {`${acronym} · temporada ${year}`}
        </Text>
      }
      actions={<ReportActions onCsv={save} />}
    >
      <ReportPaper>
        {years}
        <Totals report={report} year={year} />
        <Card title="Inscrições por mês">
          <Entries months={report.monthlyEntries} year={year} />
        </Card>
        <Shares report={report} />
        <DataList
          label="Campeonatos"
          rows={report.championships.map((championship) => ({ ...championship, id: championship.key }))}
          columns={columns}
          nameOf={({ name }) => name}
          openAt={({ key }) => paths.tournament(key)}
          empty={null}
        />
        <Text color="fg.muted" textStyle="sm">
          Contam os campeonatos publicados que começam no ano, com as inscrições confirmadas. No horário:
          jogos que começaram até 10 minutos depois do previsto, dos que têm o início registrado.
        </Text>
      </ReportPaper>
    </PageFrame>
  );
}

const sumOf = (rows: readonly Championship[], read: (row: Championship) => number): number =>
  rows.reduce((sum, row) => sum + read(row), 0);

function Totals({ report, year }: { report: Report; year: number }) {
  const { championships, athleteCount, previousAthleteCount, returningAthleteCount } = report;
  const finished = championships.filter(({ status }) => status === "FINISHED").length;
  const entries = sumOf(championships, ({ entryCount }) => entryCount);
  const open = sumOf(championships, ({ openInCents }) => openInCents);
  return (
    <StatGrid>
      <StatCard
        label="Campeonatos"
        icon={Trophy}
        value={formatCount(championships.length)}
        hint={counted(finished, "finalizado", "finalizados")}
      />
      <StatCard
        label="Atletas"
        icon={Users}
        value={formatCount(athleteCount)}
        hint={counted(entries, "inscrição confirmada", "inscrições confirmadas")}
      />
      <StatCard
        label="Voltaram a jogar"
        icon={Repeat}
        value={percentInWords(returningAthleteCount, previousAthleteCount)}
        hint={
          previousAthleteCount === 0
            ? `ninguém jogou em ${year - 1}`
            : `${formatCount(returningAthleteCount)} de ${formatCount(previousAthleteCount)} de ${year - 1}`
        }
      />
      <StatCard
        label="Arrecadado"
        icon={Wallet}
        value={formatMoney(sumOf(championships, ({ receivedInCents }) => receivedInCents))}
        hint={`${formatMoney(open)} em aberto`}
      />
    </StatGrid>
  );
}

function Entries({ months, year }: { months: readonly number[]; year: number }) {
  const points = months.map((value, index) => {
    const name = monthName(`${year}-${String(index + 1).padStart(2, "0")}-01`);
    return { name, short: name.slice(0, 3), value };
  });
  const fullest = points.reduce((best, point) => (point.value > best.value ? point : best));
  return (
    <Bars
      label="Inscrições por mês"
      says={`O mês mais cheio foi ${fullest.name}, com ${counted(fullest.value, "inscrição", "inscrições")}.`}
      nameLabel="Mês"
      valueLabel="Inscrições"
      points={points}
      format={formatCount}
    />
  );
}

function Shares({ report }: { report: Report }) {
  const { levels, genders, ages, arenas, athleteCount, championships } = report;
  const timed = sumOf(championships, ({ timedMatchCount }) => timedMatchCount);
  const punctual = sumOf(championships, ({ punctualMatchCount }) => punctualMatchCount);
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
      <Stack gap="4">
        <ShareCard title="Por nível" shares={levels} of={athleteCount} />
        <ShareCard
          title="Por gênero da categoria"
          shares={genders.map(({ gender, count }) => ({ name: tournamentGenderLabel[gender], count }))}
          of={athleteCount}
        />
        <Card title="Pontualidade" minW="0">
          {timed === 0 ? (
            <Text color="fg.muted">Nenhum jogo com horário e início registrados</Text>
          ) : (
            <Meter
              label="Jogos no horário"
              value={punctual}
              of={timed}
              tone="palm"
              says={`${formatCount(punctual)} de ${formatCount(timed)} · ${percentInWords(punctual, timed)}`}
            />
          )}
        </Card>
      </Stack>
      <Stack gap="4">
        <ShareCard title="Por idade" shares={ages} of={athleteCount} />
        <ShareCard
          title="Por arena"
          shares={arenas}
          of={athleteCount}
          none="Nenhum atleta de arena filiada"
        />
      </Stack>
    </SimpleGrid>
  );
}

interface ShareCardProps {
  title: string;
  shares: readonly { readonly name: string; readonly count: number }[];
  of: number;
  none?: string;
}

function ShareCard({ title, shares, of, none = "Nenhuma inscrição confirmada" }: ShareCardProps) {
  return (
    <Card title={title} minW="0">
      {shares.length === 0 ? (
        <Text color="fg.muted">{none}</Text>
      ) : (
        <Stack as="ul" gap="3" listStyleType="none">
          {shares.map(({ name, count }, index) => (
            // Two arenas may have one name.
            <li key={`${index} ${name}`}>
              <Meter
                label={name}
                value={count}
                of={of}
                says={`${formatCount(count)} · ${percentInWords(count, of)}`}
              />
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
}

/** The championships as a sheet for Brazilian Excel. */
const sheetOf = (championships: readonly Championship[]): string =>
  csvText(
    [
      [
        "Campeonato",
        "Início",
        "Status",
        "Inscrições",
        "Atletas",
        "Jogos",
        "Jogos no horário",
        "Jogos com início registrado",
        "Arrecadado",
        "Em aberto",
      ],
      ...championships.map((row) => [
        row.name,
        formatDate(row.startDate),
        tournamentStatusLabel[row.status],
        row.entryCount,
        row.athleteCount,
        row.playedMatchCount,
        row.punctualMatchCount,
        row.timedMatchCount,
        { cents: row.receivedInCents },
        { cents: row.openInCents },
      ]),
    ],
    ";",
  );
