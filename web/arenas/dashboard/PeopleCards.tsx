import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { FileText, GraduationCap, UserRoundPlus, Users } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router-dom";
import { counted, plural } from "../../../server/platform/numbers.rules";
import { monthName } from "../../../server/platform/time/time-in-words.rules";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import type { PeopleCards_athletesCardArena$key } from "../../__generated__/PeopleCards_athletesCardArena.graphql";
import type {
  PeopleCards_arena$data,
  PeopleCards_arena$key,
} from "../../__generated__/PeopleCards_arena.graphql";
import { enrolmentReportPath, registerAthletePath } from "../../athletes/public/athlete-paths";
import { arenaAthletesPath } from "../../athletes/public/join-paths";
import {
  arenaTeacherPath,
  arenaTeachersPath,
  registerTeacherPath,
  teachingReportPath,
} from "../../teachers/public/teacher-paths";
import { Card } from "../../ui/Cards";
import { Meter } from "../../ui/charts/SmallCharts";
import { formatCount } from "../../ui/format";
import { ButtonLink, TextLink } from "../../ui/Links";
import { EmptyState } from "../../ui/PageStates";
import { Person } from "../../ui/Person";
import { BigNumber, BigNumbers } from "./BigNumber";

type Teacher = NonNullable<NonNullable<PeopleCards_arena$data["today"]>["teachers"]>["teachers"][number];

/** Who teaches at the arena: how many, how much in a week, and each in a line, who gives most first. */
export function TeachersCard({ arena }: { arena: PeopleCards_arena$key }) {
  const { today } = useFragment(
    graphql`
      fragment PeopleCards_arena on Arena {
        today {
          teachers {
            total
            weeklyClassCount
            teachers {
              teacherArenaId
              name
              specialties
              weeklyClassCount
              studentCount
              availableDayCount
            }
          }
        }
      }
    `,
    arena,
  );
  if (!today?.teachers) return null;
  const { total, weeklyClassCount, teachers } = today.teachers;
  return (
    <Card
      title="Professores"
      icon={GraduationCap}
      action={<TextLink to={arenaTeachersPath}>Ver professores</TextLink>}
      h="full"
      display="flex"
      flexDirection="column"
    >
      <BigNumbers>
        <BigNumber value={formatCount(total)} label={plural(total, "professor", "professores")} />
        <BigNumber
          value={formatCount(weeklyClassCount)}
          label={plural(weeklyClassCount, "aula por semana", "aulas por semana")}
        />
      </BigNumbers>
      <Box flex="1">
        {total === 0 ? (
          <EmptyState icon={GraduationCap} title="Nenhum professor ainda" />
        ) : (
          <Stack as="ul" gap="0" mx="-2" listStyleType="none">
            {teachers.map((teacher) => (
              <TeacherRow key={teacher.teacherArenaId} teacher={teacher} />
            ))}
          </Stack>
        )}
        {total > teachers.length ? (
          <Text mt="2" textStyle="sm">
            <TextLink to={arenaTeachersPath}>{`Ver todos os professores (${formatCount(total)})`}</TextLink>
          </Text>
        ) : null}
      </Box>
      <Flex gap="2" wrap="wrap" mt="5">
        <ButtonLink to={registerTeacherPath} variant="outline">
          <UserRoundPlus />
          Adicionar Professor
        </ButtonLink>
        <ButtonLink to={teachingReportPath()} variant="outline" colorPalette="gray">
          <FileText />
          Relatório de Professores
        </ButtonLink>
      </Flex>
    </Card>
  );
}

const Row = chakra(Link, {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "4",
    minH: "14",
    px: "2",
    py: "2",
    borderRadius: "l2",
    _hover: { bg: "bg.muted" },
    _focusVisible: { outlineOffset: "-2px!" },
  },
});

function TeacherRow({ teacher }: { teacher: Teacher }) {
  const { teacherArenaId, name, specialties, weeklyClassCount, studentCount, availableDayCount } = teacher;
  return (
    <Box as="li" _notFirst={{ borderTopWidth: "1px", borderColor: "border.muted" }}>
      <Row to={arenaTeacherPath(teacherArenaId)}>
        <Person name={name} size="sm" facts={specialties.length > 0 ? specialties.join(", ") : null} />
        <Text as="span" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {[
            `${counted(weeklyClassCount, "aula", "aulas")}/semana`,
            counted(studentCount, "aluno", "alunos"),
            counted(availableDayCount, "dia disponível", "dias disponíveis"),
          ].join(" · ")}
        </Text>
      </Row>
    </Box>
  );
}

/** Who plays at the arena: how many, at which level, and who is new. */
export function AthletesCard({ arena }: { arena: PeopleCards_athletesCardArena$key }) {
  const { today } = useFragment(
    graphql`
      fragment PeopleCards_athletesCardArena on Arena {
        today {
          on
          athletes {
            total
            newThisMonth
            levels {
              level
              count
              percent
            }
          }
        }
      }
    `,
    arena,
  );
  if (!today?.athletes) return null;
  const { total, newThisMonth, levels } = today.athletes;
  return (
    <Card
      title="Atletas"
      icon={Users}
      action={<TextLink to={arenaAthletesPath}>Ver atletas</TextLink>}
      h="full"
      display="flex"
      flexDirection="column"
    >
      <BigNumbers>
        <BigNumber value={formatCount(total)} label={plural(total, "atleta ativo", "atletas ativos")} />
        <BigNumber
          value={formatCount(newThisMonth)}
          label={`${plural(newThisMonth, "novo", "novos")} em ${monthName(today.on)}`}
        />
      </BigNumbers>
      <Stack as="ul" gap="3" listStyleType="none" flex="1">
        {levels.map(({ level, count, percent }) => (
          <li key={level}>
            <Meter
              label={athleteLevelLabel[level]}
              value={count}
              of={total}
              says={`${formatCount(count)} · ${percent}%`}
            />
          </li>
        ))}
      </Stack>
      <Flex gap="2" wrap="wrap" mt="5">
        <ButtonLink to={registerAthletePath} variant="outline">
          <UserRoundPlus />
          Cadastrar Novo Atleta
        </ButtonLink>
        <ButtonLink to={enrolmentReportPath()} variant="outline" colorPalette="gray">
          <FileText />
          Relatório de Matrículas
        </ButtonLink>
      </Flex>
    </Card>
  );
}
