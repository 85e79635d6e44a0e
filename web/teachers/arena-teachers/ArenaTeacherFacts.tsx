import { Badge } from "@chakra-ui/react/badge";
import { Flex } from "@chakra-ui/react/flex";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/numbers.rules";
import { weekdayLabel, weekFromMonday } from "../../../server/platform/time/calendar-day.rules";
import { certificationLevelLabel } from "../../../server/teachers/certification-level.rules";
import type { ArenaTeacherFacts_row$key } from "../../__generated__/ArenaTeacherFacts_row.graphql";
import type { ArenaTeacherFacts_teachingWeekRow$key } from "../../__generated__/ArenaTeacherFacts_teachingWeekRow.graphql";
import { DetailSection, Fact } from "../../ui/Facts";
import { formatDate } from "../../ui/format";
import { StatusBadge } from "../../ui/Badges";
import { TextLink } from "../../ui/Links";
import { hoursInWords } from "./arena-teacher-columns";

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
function TeachingWeek({ row: key }: { row: ArenaTeacherFacts_teachingWeekRow$key }) {
  const { hours, weeklyClasses } = useFragment(
    graphql`
      fragment ArenaTeacherFacts_teachingWeekRow on TeacherArena {
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

const unknown = "Não informado";

/** A teacher's contact, subjects, hours and certifications. */
export function ArenaTeacherFacts({ row: key }: { row: ArenaTeacherFacts_row$key }) {
  const row = useFragment(
    graphql`
      fragment ArenaTeacherFacts_row on TeacherArena {
        active
        email
        phone
        specialties
        scheduledClassCount
        studentCount
        weeklyClasses {
          __typename
        }
        ...ArenaTeacherFacts_teachingWeekRow
        certifications {
          name
          level
          issuer
          issuedOn
          validUntil
          inForce
        }
      }
    `,
    key,
  );
  const { active, email, phone, specialties, certifications, weeklyClasses } = row;
  return (
    <>
      <SimpleGrid as="dl" columns={3} gap="4">
        <Fact name="Aulas agendadas" large>
          {row.scheduledClassCount}
        </Fact>
        <Fact name="Atletas únicos" large>
          {row.studentCount}
        </Fact>
        <Fact name="Aulas por semana" large>
          {weeklyClasses.length}
        </Fact>
      </SimpleGrid>
      {active ? (
        <>
          <DetailSection title="Contato">
            <SimpleGrid as="dl" columns={1} gap="4">
              <Fact name="E-mail">
                {email ? <TextLink to={`mailto:${email}`}>{email}</TextLink> : unknown}
              </Fact>
              <Fact name="Telefone">
                {phone ? <TextLink to={`tel:+55${phone.replace(/\D/g, "")}`}>{phone}</TextLink> : unknown}
              </Fact>
            </SimpleGrid>
          </DetailSection>
          <DetailSection title="Especialidades">
            {specialties.length > 0 ? (
              <Flex as="ul" gap="2" wrap="wrap" listStyleType="none">
                {specialties.map((one) => (
                  <li key={one}>
                    <Badge size="lg" colorPalette="gray">
                      {one}
                    </Badge>
                  </li>
                ))}
              </Flex>
            ) : (
              <Nothing>Nenhuma informada.</Nothing>
            )}
          </DetailSection>
        </>
      ) : (
        <Nothing>
          O contato, os horários e as certificações só aparecem enquanto o professor dá aulas aqui.
        </Nothing>
      )}
      <TeachingWeek row={row} />
      {active ? (
        <DetailSection title="Certificações">
          {certifications.length > 0 ? (
            <Stack as="ul" gap="4" listStyleType="none">
              {certifications.map(({ name, level, issuer, issuedOn, validUntil, inForce }) => (
                <li key={`${name} ${issuedOn}`}>
                  <Flex gap="3" justify="space-between" align="baseline">
                    <Text fontWeight="semibold" overflowWrap="anywhere">
                      {name}
                    </Text>
                    {inForce ? (
                      <Text textStyle="sm" color="fg.muted" flexShrink="0">
                        {certificationLevelLabel[level]}
                      </Text>
                    ) : (
                      <StatusBadge tone="problem">Expirada</StatusBadge>
                    )}
                  </Flex>
                  <Text textStyle="sm" color="fg.muted">
                    {issuer}, {formatDate(issuedOn)}
                    {validUntil ? `, válida até ${formatDate(validUntil)}` : ""}
                  </Text>
                </li>
              ))}
            </Stack>
          ) : (
            <Nothing>Nenhuma cadastrada.</Nothing>
          )}
        </DetailSection>
      ) : null}
    </>
  );
}

const Nothing = ({ children }: { children: string }) => (
  <Text textStyle="sm" color="fg.muted">
    {children}
  </Text>
);
