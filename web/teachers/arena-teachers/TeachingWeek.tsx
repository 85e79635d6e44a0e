import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import { weekdayLabel, weekFromMonday } from "../../../server/platform/time/weekday.rules";
import type { TeachingWeek_row$key } from "../../__generated__/TeachingWeek_row.graphql";
import { DetailSection } from "../../ui/DetailSection";
import { hoursInWords } from "./teacher-words";

const Day = chakra("li", {
  base: { py: "2.5", _notFirst: { borderTopWidth: "1px", borderColor: "border" } },
});
const Class = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    columnGap: "3",
    textStyle: "sm",
    lineHeight: "1.625rem",
    "& > :not(:nth-of-type(2))": {
      color: "fg.muted",
      fontVariantNumeric: "tabular-nums",
      whiteSpace: "nowrap",
    },
  },
});

/** A week of theirs: on each day when they are there for classes, and which they give. */
export function TeachingWeek({ row: key }: { row: TeachingWeek_row$key }) {
  const { hours, weeklyClasses } = useFragment(
    graphql`
      fragment TeachingWeek_row on TeacherArena {
        hours {
          weekday
          startsAt
          endsAt
        }
        weeklyClasses {
          weekday
          startsAt
          endsAt
          name
          category
          courtName
          maxStudents
          studentCount
        }
      }
    `,
    key,
  );
  const days = weekFromMonday.flatMap((weekday) => {
    const there = hours.filter((one) => one.weekday === weekday);
    const classes = weeklyClasses.filter((one) => one.weekday === weekday);
    return there.length + classes.length > 0 ? [{ weekday, there, classes }] : [];
  });
  return (
    <DetailSection title="Semana">
      {days.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          Sem horários disponíveis e sem aulas semanais.
        </Text>
      ) : (
        <Stack as="ul" gap="0" listStyleType="none">
          {days.map(({ weekday, there, classes }) => (
            <Day key={weekday}>
              <Flex gap="3" justify="space-between" align="baseline" wrap="wrap">
                <Text fontWeight="semibold">{weekdayLabel[weekday]}</Text>
                {there.length > 0 ? (
                  <Text textStyle="sm" color="palm.fg" fontWeight="medium">
                    Disponível{" "}
                    {there.map(({ startsAt, endsAt }) => hoursInWords(startsAt, endsAt)).join(" e ")}
                  </Text>
                ) : null}
              </Flex>
              {classes.length > 0 ? (
                <Stack
                  as="ul"
                  gap="0"
                  pt="1"
                  listStyleType="none"
                  aria-label={`Aulas: ${weekdayLabel[weekday]}`}
                >
                  {classes.map((one) => (
                    <Class key={`${one.startsAt} ${one.category} ${one.courtName}`}>
                      <span>{hoursInWords(one.startsAt, one.endsAt)}</span>
                      <span>
                        {one.name ? `${one.name} · ${one.category}` : one.category}
                        {one.courtName ? `, ${one.courtName}` : ""}
                      </span>
                      <span title={`${one.studentCount} de ${counted(one.maxStudents, "vaga", "vagas")}`}>
                        {one.studentCount}/{one.maxStudents} alunos
                      </span>
                    </Class>
                  ))}
                </Stack>
              ) : null}
            </Day>
          ))}
        </Stack>
      )}
    </DetailSection>
  );
}
