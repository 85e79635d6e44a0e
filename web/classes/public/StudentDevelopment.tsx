import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { monthName } from "../../../server/platform/time/time-in-words.rules";
import { athleteLevelLabel, athleteLevels } from "../../../server/sport/athlete-level.rules";
import type { StudentDevelopment_row$key } from "../../__generated__/StudentDevelopment_row.graphql";
import { Line } from "../../ui/charts/Line";
import { DetailSection } from "../../ui/DetailSection";
import { formatMonth } from "../../ui/format";

const levelAt = (index: number): string => {
  const level = athleteLevels[Math.round(index)];
  return level ? athleteLevelLabel[level] : "";
};
const inPercent = (value: number): string => `${value}%`;
const short = (month: string): string => monthName(month).slice(0, 3);

/** 'Desenvolvimento': the level and the attendance of a student over the last months, each as a line. */
export function StudentDevelopment({ row }: { row: StudentDevelopment_row$key }) {
  const { development } = useFragment(
    graphql`
      fragment StudentDevelopment_row on ArenaAthlete {
        development {
          month
          presentCount
          absentCount
          level
          suggestedLevel
        }
      }
    `,
    row,
  );
  const first = development[0];
  const last = development.at(-1);
  if (!first || !last) return null;
  const attended = development.filter(({ presentCount, absentCount }) => presentCount + absentCount > 0);
  const suggested = development.filter(({ suggestedLevel }) => suggestedLevel);
  const percentOf = ({ presentCount, absentCount }: (typeof development)[number]) =>
    Math.round((presentCount * 100) / (presentCount + absentCount));
  const latest = attended.at(-1);
  return (
    <DetailSection title="Desenvolvimento">
      <Stack gap="4">
        <Stack gap="1">
          <Text textStyle="sm" fontWeight="semibold">
            Nível nos últimos 12 meses
          </Text>
          <Line
            label="Nível por mês"
            says={
              first.level === last.level
                ? `Nível ${athleteLevelLabel[last.level]} nos últimos 12 meses.`
                : `De ${athleteLevelLabel[first.level]} em ${formatMonth(first.month)} a ${athleteLevelLabel[last.level]} em ${formatMonth(last.month)}.`
            }
            nameLabel="Mês"
            valueLabel="Nível"
            points={development.map(({ month, level }) => ({
              name: formatMonth(month),
              short: short(month),
              value: athleteLevels.indexOf(level),
            }))}
            range={{ low: 0, high: athleteLevels.length - 1 }}
            format={levelAt}
          />
          {suggested.map(({ month, suggestedLevel }) => (
            <Text key={month} textStyle="sm">
              {suggestedLevel
                ? `Nível ${athleteLevelLabel[suggestedLevel]} sugerido em ${formatMonth(month)}`
                : null}
            </Text>
          ))}
        </Stack>
        {latest ? (
          <Stack gap="1">
            <Text textStyle="sm" fontWeight="semibold">
              Presença por mês
            </Text>
            <Line
              label="Presença por mês"
              says={`${inPercent(percentOf(latest))} de presença em ${formatMonth(latest.month)}.`}
              nameLabel="Mês"
              valueLabel="Presença"
              points={attended.map((month) => ({
                name: formatMonth(month.month),
                short: short(month.month),
                value: percentOf(month),
              }))}
              range={{ low: 0, high: 100 }}
              format={inPercent}
            />
          </Stack>
        ) : (
          <Text color="fg.muted" textStyle="sm">
            Nenhuma presença marcada nos últimos 12 meses.
          </Text>
        )}
      </Stack>
    </DetailSection>
  );
}
