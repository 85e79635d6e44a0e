import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { BarChart3 } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted, plural } from "../../../server/platform/numbers.rules";
import { addMonths, firstOfMonth } from "../../../server/platform/time/calendar-day.rules";
import { monthName } from "../../../server/platform/time/time-in-words.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import type { RecordCard_record$key } from "../../__generated__/RecordCard_record.graphql";
import type { RecordCard_athlete$key } from "../../__generated__/RecordCard_athlete.graphql";
import { Card } from "../../ui/Cards";
import { Bars } from "../../ui/charts/Charts";
import { Meter } from "../../ui/charts/SmallCharts";
import { formatCount, formatMonth, today } from "../../ui/format";
import { TextLink } from "../../ui/Links";

const shown = 12;

/** Matches and wins of the last twelve months, a bar each. */
export function MonthsPlayed({ record: key }: { record: RecordCard_record$key }) {
  const { months } = useFragment(
    graphql`
      fragment RecordCard_record on AthleteRecord {
        months {
          month
          matches
          wins
        }
      }
    `,
    key,
  );
  const current = firstOfMonth(today(brasiliaTime));
  const year = Array.from({ length: shown }, (_, index) => {
    const month = addMonths(current, index - shown + 1);
    const played = months.find((one) => one.month === month);
    return { month, matches: played?.matches ?? 0, wins: played?.wins ?? 0 };
  });
  const [matches, wins] = [sumOf(year, "matches"), sumOf(year, "wins")];
  if (matches === 0) return <Text color="fg.muted">Nenhum jogo nos últimos doze meses.</Text>;
  const figure = (of: "matches" | "wins") => ({
    nameLabel: "Mês",
    format: formatCount,
    current: formatMonth(current),
    points: year.map(({ month, ...played }) => ({
      name: formatMonth(month),
      short: monthName(month).slice(0, 3),
      value: played[of],
    })),
  });
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
      <Box>
        <Text fontWeight="semibold">Jogos por mês</Text>
        <Bars
          label="Jogos por mês"
          valueLabel="Jogos"
          says={`${counted(matches, "jogo", "jogos")} em doze meses.`}
          {...figure("matches")}
        />
      </Box>
      <Box>
        <Text fontWeight="semibold">Vitórias por mês</Text>
        <Bars
          label="Vitórias por mês"
          valueLabel="Vitórias"
          says={`${formatCount(wins)} ${plural(wins, "vitória", "vitórias")} em doze meses.`}
          {...figure("wins")}
        />
      </Box>
    </SimpleGrid>
  );
}

const sumOf = (months: readonly { matches: number; wins: number }[], of: "matches" | "wins"): number =>
  months.reduce((sum, month) => sum + month[of], 0);

interface RecordCardProps {
  athlete: RecordCard_athlete$key;
  /** Path of an athlete's profile, for partners, opponents and the full record; null if the viewer is signed out. */
  pathOf?: ((key: string) => string) | null;
}

const profilePath = (key: string) => `/user-profile/${key}`;

/** Statistics as charts: matches and wins by month, frequent partners and opponents, the best category, and streaks. */
export function RecordCard({ athlete: athleteKey, pathOf = profilePath }: RecordCardProps) {
  const { key, record } = useFragment(
    graphql`
      fragment RecordCard_athlete on Athlete {
        key
        record {
          matches
          wins
          winningStreak
          bestStreak
          partners {
            matches
            wins
            athlete {
              key
              displayName
            }
          }
          opponents {
            matches
            wins
            athlete {
              key
              displayName
            }
          }
          categories {
            category
            matches
            wins
          }
          ...RecordCard_record
        }
      }
    `,
    athleteKey,
  );
  const { matches, wins, winningStreak, bestStreak } = record;
  const [partner] = record.partners;
  const [opponent] = record.opponents;
  const [category] = record.categories;
  return (
    <Card title="Estatísticas" icon={BarChart3}>
      {matches === 0 ? (
        <Text color="fg.muted">As estatísticas aparecem depois do primeiro jogo em um torneio.</Text>
      ) : (
        <Stack gap="5">
          <MonthsPlayed record={record} />
          <Stack as="ul" gap="4" listStyleType="none">
            <Tally title="No total" matches={matches} wins={wins} />
            {partner ? (
              <Tally
                title="Com quem mais joga"
                name={partner.athlete.displayName}
                to={pathOf?.(partner.athlete.key)}
                {...partner}
              />
            ) : null}
            {opponent ? (
              <Tally
                title="Contra quem mais joga"
                name={opponent.athlete.displayName}
                to={pathOf?.(opponent.athlete.key)}
                {...opponent}
              />
            ) : null}
            {category ? <Tally title="Categoria" name={category.category} {...category} /> : null}
          </Stack>
          <Flex gap="3" justify="space-between" align="center" wrap="wrap" textStyle="sm" color="fg.muted">
            <span>
              {`Sequência: ${counted(winningStreak, "vitória", "vitórias")} · maior: ${bestStreak}`}
            </span>
            {pathOf ? (
              <TextLink to={`${pathOf(key)}/estatisticas`}>Ver todas as estatísticas</TextLink>
            ) : null}
          </Flex>
        </Stack>
      )}
    </Card>
  );
}

interface TallyProps {
  title: string;
  name?: string;
  to?: string | undefined;
  matches: number;
  wins: number;
}

function Tally({ title, name, to, matches, wins }: TallyProps) {
  return (
    <li>
      <Text overflowWrap="anywhere">
        {title}
        {name ? (
          <>
            {": "}
            {to ? <TextLink to={to}>{name}</TextLink> : <strong>{name}</strong>}
          </>
        ) : null}
      </Text>
      <Meter
        label={counted(matches, "jogo", "jogos")}
        value={wins}
        of={matches}
        says={counted(wins, "vitória", "vitórias")}
        tone="palm"
      />
    </li>
  );
}
