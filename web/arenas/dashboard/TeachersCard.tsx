import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { FileText, GraduationCap, UserRoundPlus } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router-dom";
import { counted, plural } from "../../../server/platform/plural.rules";
import type {
  TeachersCard_arena$data,
  TeachersCard_arena$key,
} from "../../__generated__/TeachersCard_arena.graphql";
import {
  arenaTeacherPath,
  arenaTeachersPath,
  registerTeacherPath,
  teachingReportPath,
} from "../../teachers/public/teacher-paths";
import { ButtonLink } from "../../ui/ButtonLink";
import { Card } from "../../ui/Card";
import { EmptyState } from "../../ui/EmptyState";
import { formatCount } from "../../ui/format";
import { Person } from "../../ui/Person";
import { TextLink } from "../../ui/TextLink";
import { BigNumber, BigNumbers } from "./BigNumber";

type Teacher = NonNullable<NonNullable<TeachersCard_arena$data["today"]>["teachers"]>["teachers"][number];

/** Who teaches at the arena: how many, how much in a week, and each in a line, who gives most first. */
export function TeachersCard({ arena }: { arena: TeachersCard_arena$key }) {
  const { today } = useFragment(
    graphql`
      fragment TeachersCard_arena on Arena {
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
