import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CalendarClock, CalendarDays, CalendarPlus } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../../server/platform/numbers.rules";
import { monthName } from "../../../../server/platform/time/time-in-words.rules";
import { brasiliaTime } from "../../../../server/platform/time/time-zone.rules";
import { seasonCalendarPath } from "../../../../server/tournaments/championships/season-calendar.rules";
import type { Season_federation$key } from "../../../__generated__/Season_federation.graphql";
import { ButtonLink, TextLink } from "../../../ui/Links";
import { Card, Panel } from "../../../ui/Cards";
import { EmptyState } from "../../../ui/PageStates";
import { formatDate, today } from "../../../ui/format";
import { YearSwitch } from "../../../ui/report/ReportFrame";
import { championships as paths, newChampionshipPath } from "../../public/tournament-path";
import { SeasonRow } from "./SeasonRow";

/** The dates of a championship, as YYYY-MM-DD. */
interface SeasonDates {
  key: string;
  name: string;
  startDate: string;
  registrationStartsOn: string | null;
  registrationEndsOn: string | null;
}

interface SeasonDeadline {
  /** Unique within the season. */
  id: string;
  key: string;
  name: string;
  on: string;
  what: string;
}

const deadlinesShown = 5;

/**
 * The next deadlines of a season, in order: when enrolments open or close, and first days.
 * @param today YYYY-MM-DD
 */
export function nextDeadlines(championships: readonly SeasonDates[], today: string): SeasonDeadline[] {
  const dates = championships.flatMap(({ key, name, startDate, registrationStartsOn, registrationEndsOn }) =>
    (
      [
        [registrationStartsOn, "Inscrições começam"],
        [registrationEndsOn, "Inscrições terminam"],
        [startDate, "Primeiro dia"],
      ] as const
    ).flatMap(([on, what]) =>
      on === null || on < today ? [] : [{ id: `${key} ${what}`, key, name, on, what }],
    ),
  );
  return dates
    .toSorted((one, other) => one.on.localeCompare(other.on) || one.name.localeCompare(other.name, "pt-BR"))
    .slice(0, deadlinesShown);
}

/**
 * The championships of a year by month, January first; one that started in an earlier year counts in January. Months
 * without championships are empty.
 */
export function monthsOfSeason<Row extends { startDate: string }>(
  championships: readonly Row[],
  year: number,
): { month: string; championships: Row[] }[] {
  const firstDay = `${year}-01-01`;
  return Array.from({ length: 12 }, (_, index) => {
    const month = `${year}-${String(index + 1).padStart(2, "0")}`;
    const inMonth = championships.filter(
      ({ startDate }) => (startDate < firstDay ? firstDay : startDate).slice(0, 7) === month,
    );
    return { month: `${month}-01`, championships: inMonth };
  });
}

/** A federation's championships of a year. */
const seasonPath = (year: number): string => `/federation/calendar/${year}`;

interface SeasonProps {
  federation: Season_federation$key;
  year: number;
}

/** A year of a federation: how full its months are, what comes next, and each championship. */
export function Season({ federation, year }: SeasonProps) {
  const { season, key, active } = useFragment(
    graphql`
      fragment Season_federation on Federation @argumentDefinitions(year: { type: "Int!" }) {
        key
        active
        season(year: $year) {
          clashCount
          tournament {
            id
            key
            name
            startDate
            registrationStartsOn
            registrationEndsOn
          }
          ...SeasonRow_championship
        }
      }
    `,
    federation,
  );
  const rows = season.map((championship) => ({
    championship,
    startDate: championship.tournament.startDate,
    id: championship.tournament.id,
  }));
  const months = monthsOfSeason(rows, year);
  const clashing = season.filter(({ clashCount }) => clashCount > 0).length;
  return (
    <Stack gap={{ base: "4", md: "6" }}>
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <YearSwitch year={year} to={seasonPath} name="Temporada" />
        <Text color="fg.muted" textStyle="sm">
          {counted(season.length, "campeonato", "campeonatos")}
          {clashing > 0 ? ` · ${clashing} com outro evento na mesma data` : ""}
        </Text>
        {active ? (
          // By this scheme a calendar follows what changes, instead of keeping a file of today.
          <Button asChild variant="subtle">
            <a href={`webcal://${location.host}${seasonCalendarPath(key)}`}>
              <CalendarPlus />
              Assinar calendário
            </a>
          </Button>
        ) : null}
      </Flex>
      {season.length === 0 ? (
        <Panel>
          <EmptyState icon={CalendarDays} title={`Nenhum campeonato em ${year}`}>
            <ButtonLink to={newChampionshipPath} variant="outline">
              Novo Campeonato
            </ButtonLink>
          </EmptyState>
        </Panel>
      ) : (
        <>
          <SimpleGrid
            as="ul"
            listStyleType="none"
            columns={{ base: 4, md: 6, xl: 12 }}
            gap="2"
            aria-label="Meses"
          >
            {months.map(({ month, championships }) => (
              <MonthCell key={month} month={month} count={championships.length} />
            ))}
          </SimpleGrid>
          <Deadlines
            championships={season.map(({ tournament }) => ({
              key: tournament.key,
              name: tournament.name,
              startDate: tournament.startDate,
              registrationStartsOn: tournament.registrationStartsOn ?? null,
              registrationEndsOn: tournament.registrationEndsOn ?? null,
            }))}
          />
          {months
            .filter(({ championships }) => championships.length > 0)
            .map(({ month, championships }) => (
              <Panel
                as="section"
                key={month}
                id={monthName(month)}
                aria-label={monthName(month)}
                scrollMarginTop="20"
                p={{ base: "4", md: "5" }}
              >
                <Heading as="h2" textStyle="xl" textTransform="capitalize">
                  {monthName(month)}
                </Heading>
                <Stack as="ul" gap="0" listStyleType="none">
                  {championships.map(({ id, championship }) => (
                    <SeasonRow key={id} championship={championship} />
                  ))}
                </Stack>
              </Panel>
            ))}
        </>
      )}
    </Stack>
  );
}

/** Leads to the month below, where it has something. */
function MonthCell({ month, count }: { month: string; count: number }) {
  const name = monthName(month);
  const look = {
    display: "block",
    p: "2",
    borderRadius: "l2",
    textAlign: "center",
    borderWidth: "1px",
  } as const;
  const short = (
    <Text as="span" display="block" textStyle="sm" color="fg.muted" aria-hidden="true">
      {name.slice(0, 3)}
    </Text>
  );
  return (
    <Box as="li">
      {count === 0 ? (
        <Box {...look} borderColor="border.muted">
          {short}
          <Text
            as="span"
            textStyle="xl"
            fontFamily="heading"
            color="fg.muted"
            aria-label={`${name}: nenhum campeonato`}
          >
            –
          </Text>
        </Box>
      ) : (
        <Box asChild {...look} borderColor="border" bg="bg.panel" _hover={{ bg: "bg.subtle" }}>
          <a href={`#${name}`} aria-label={`${name}: ${counted(count, "campeonato", "campeonatos")}`}>
            {short}
            <Text as="span" textStyle="xl" fontFamily="heading" fontWeight="bold">
              {count}
            </Text>
          </a>
        </Box>
      )}
    </Box>
  );
}

function Deadlines({ championships }: { championships: Parameters<typeof nextDeadlines>[0] }) {
  const deadlines = nextDeadlines(championships, today(brasiliaTime));
  if (deadlines.length === 0) return null;
  return (
    <Card title="Próximas Datas" icon={CalendarClock}>
      <Stack as="ul" gap="3" listStyleType="none" aria-label="Próximas Datas">
        {deadlines.map(({ id, key, name, on, what }) => (
          <Flex as="li" key={id} gap="3" justify="space-between" wrap="wrap">
            <Box minW="0">
              <Text color="fg.muted" textStyle="sm">
                {what}
              </Text>
              <TextLink to={paths.tournament(key)}>{name}</TextLink>
            </Box>
            <Text fontVariantNumeric="tabular-nums">{formatDate(on)}</Text>
          </Flex>
        ))}
      </Stack>
    </Card>
  );
}
