import { Badge } from "@chakra-ui/react/badge";
import { Flex } from "@chakra-ui/react/flex";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { certificationLevelLabel } from "../../../server/teachers/certification-level.rules";
import type { ArenaTeacherFacts_row$key } from "../../__generated__/ArenaTeacherFacts_row.graphql";
import { DetailSection } from "../../ui/DetailSection";
import { Fact } from "../../ui/Fact";
import { formatDate } from "../../ui/format";
import { StatusBadge } from "../../ui/StatusBadge";
import { TextLink } from "../../ui/TextLink";
import { TeachingWeek } from "./TeachingWeek";

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
        ...TeachingWeek_row
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
