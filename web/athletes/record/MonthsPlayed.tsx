import { Box } from "@chakra-ui/react/box";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { counted, plural } from "../../../server/platform/plural.rules";
import { addMonths, firstOfMonth } from "../../../server/platform/time/calendar-day.rules";
import { monthName } from "../../../server/platform/time/time-in-words.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import type { MonthsPlayed_record$key } from "../../__generated__/MonthsPlayed_record.graphql";
import { Bars } from "../../ui/charts/Bars";
import { formatCount, formatMonth, today } from "../../ui/format";

const shown = 12;

/** Matches and wins of the last twelve months, a bar each. */
export function MonthsPlayed({ record: key }: { record: MonthsPlayed_record$key }) {
  const { months } = useFragment(
    graphql`
      fragment MonthsPlayed_record on AthleteRecord {
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
